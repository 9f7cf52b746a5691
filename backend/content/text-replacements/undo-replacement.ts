import { and, eq } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '@/backend/platform/db/client'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import {
  type TextChange,
  type TextReplacementRow,
  textReplacements,
} from '@/backend/platform/db/schema/content/text-replacements'
import { ConflictError, ForbiddenError, NotFoundError } from '@/backend/platform/errors'
import type { pageTextFields } from '@/lib/contract/blocks/text-fields'
import { loadPageNames, type Outcome } from './outcome'
import {
  findUndeletedModule,
  isRefusal,
  lockPages,
  pickFields,
  type ReplacementAuthor,
  writeTexts,
} from './write-texts'

interface UndoRequest {
  id: number
  mayUndo: (replacement: TextReplacementRow) => boolean
  author: Omit<ReplacementAuthor, 'locale'>
}

/**
 * Undoes a replacement in one transaction. Restores each text that has not changed since. Skips
 * changed texts, and all texts of a page if one of the old values is no longer valid.
 * @throws NotFoundError, ForbiddenError; ConflictError for a replacement that was already undone
 */
export async function undoReplacement(
  db: Pick<Database, 'transaction'>,
  { id, mayUndo, author }: UndoRequest,
): Promise<Outcome> {
  return await db.transaction(async (transaction) => {
    const replacement = await requireReplacement(transaction, id)
    if (!mayUndo(replacement)) throw new ForbiddenError()
    const pageAuthor = { ...author, locale: replacement.locale }
    const pageIds = [...new Set(replacement.changes.map(({ pageId }) => pageId))]
    await lockPages(transaction, pageIds)
    if ((await requireReplacement(transaction, id)).undoneAt) throw new ConflictError('replacementUndone')
    const names = await loadPageNames(transaction, replacement.locale, pageIds)
    const outcome: Outcome = { id, changedPages: [], skippedPages: [], names }
    for (const pageId of pageIds) {
      const changes = replacement.changes.filter((change) => change.pageId === pageId)
      await undoOnPage(transaction, pageAuthor, changes, outcome)
    }
    outcome.names = await loadPageNames(transaction, replacement.locale, pageIds)
    await transaction.update(textReplacements).set({ undoneAt: author.now }).where(eq(textReplacements.id, id))
    return outcome
  })
}

async function requireReplacement(db: Queryable, id: number): Promise<TextReplacementRow> {
  const [row] = await db.select().from(textReplacements).where(eq(textReplacements.id, id))
  if (!row) throw new NotFoundError(`There is no replacement ${id}.`)
  return row
}

/** Undoes the changes of one page, and adds the page to the outcome. */
async function undoOnPage(
  transaction: Transaction,
  pageAuthor: ReplacementAuthor,
  changes: readonly TextChange[],
  { changedPages, skippedPages }: Outcome,
): Promise<void> {
  const pageId = changes[0]?.pageId ?? 0
  try {
    let count = 0
    const reasons = new Set<'changed' | 'gone'>()
    await transaction.transaction(async (savepoint) => {
      for (const change of changes) {
        const texts = await loadCurrentTexts(savepoint, pageAuthor, change)
        const unchangedTexts = texts ? pickUnchangedTexts(change, texts) : {}
        if (!texts) reasons.add('gone')
        else if (Object.keys(unchangedTexts).length < Object.keys(change.after).length) reasons.add('changed')
        if (Object.keys(unchangedTexts).length === 0) continue
        await writeTexts(savepoint, pageAuthor, {
          ...change,
          texts: pickFields(change.before, unchangedTexts),
        })
        count += Object.keys(unchangedTexts).length
      }
    })
    if (count > 0) changedPages.push({ pageId, count })
    skippedPages.push(...[...reasons].map((reason) => ({ pageId, reason })))
  } catch (error) {
    if (!isRefusal(error)) throw error
    skippedPages.push({ pageId, reason: 'refused', error })
  }
}

/**
 * Loads the current values of the replaced texts; null if the page or block no longer exists, or
 * the block was moved to another page.
 */
async function loadCurrentTexts(
  db: Queryable,
  { locale }: ReplacementAuthor,
  { pageId, moduleId, after }: TextChange,
): Promise<Record<string, string> | null> {
  if (moduleId !== null) {
    const row = await findUndeletedModule(db, moduleId)
    return row?.objectId === pageId ? pickFields(row.data, after) : null
  }
  const [text] = await db
    .select({
      title: pageTexts.title,
      headline: pageTexts.headline,
      hero_text: pageTexts.heroText,
      meta_title: pageTexts.metaTitle,
      meta_description: pageTexts.metaDescription,
      og_title: pageTexts.ogTitle,
      og_description: pageTexts.ogDescription,
    } satisfies Record<(typeof pageTextFields)[number], unknown>)
    .from(pageTexts)
    .where(and(eq(pageTexts.pageId, pageId), eq(pageTexts.locale, locale)))
  return text ? pickFields(text, after) : null
}

/** Returns the texts that still have the value that the replacement wrote. */
function pickUnchangedTexts({ after }: TextChange, texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text === after[name]))
}
