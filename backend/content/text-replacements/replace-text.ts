import type { Database, Queryable, Transaction } from '@/backend/platform/db/client'
import { insertRecord } from '@/backend/platform/db/insert-record'
import { type TextChange, textReplacements } from '@/backend/platform/db/schema/content/text-replacements'
import type { TextReplacementRequest } from '@/lib/contract/pages/text-replacement'
import { createWordsPattern, replaceWords, type WordSearch } from '@/lib/text/find-words'
import { computeFingerprint, type DraftMatch, findWordsOnPages } from '../draft-search/find-drafts'
import { loadPageNames, type Outcome } from './outcome'
import { isRefusal, lockPages, type ReplacementAuthor, type TextsToWrite, writeTexts } from './write-texts'

/**
 * Replaces words in the working copies of pages, in one transaction. Locked blocks stay unchanged.
 * A page stays completely unchanged if its matching texts have changed since the search, or if one
 * of the new texts is invalid.
 */
export async function replaceText(
  db: Pick<Database, 'transaction'>,
  author: ReplacementAuthor,
  { words, is_exact: isExact, replacement, pages }: TextReplacementRequest,
): Promise<Outcome> {
  const search = { text: words, isExact, replacement }
  const ids = pages.map(({ id }) => id)
  return await db.transaction(async (transaction) => {
    await lockPages(transaction, ids)
    const drafts = await findWordsOnPages(transaction, author.locale, search, ids)
    const outcome: Outcome = { id: null, changedPages: [], skippedPages: [], names: new Map() }
    const changes: TextChange[] = []
    for (const { id, fingerprint } of pages) {
      const draft = drafts.find((page) => page.id === id)
      if (!draft || computeFingerprint(draft) !== fingerprint) {
        outcome.skippedPages.push({ pageId: id, reason: 'changed' })
        continue
      }
      const result = await replaceInPage(transaction, author, draft, createReplacer(search, replacement))
      if (isRefusal(result)) outcome.skippedPages.push({ pageId: id, reason: 'refused', error: result })
      else if (result.length > 0) {
        changes.push(...result)
        outcome.changedPages.push({ pageId: id, count: countMatches(draft) })
      }
    }
    outcome.names = await loadPageNames(transaction, author.locale, ids)
    if (changes.length > 0) outcome.id = await saveReplacement(transaction, author, { search, replacement, changes })
    return outcome
  })
}

type Replacer = (text: { value: string; isHtml: boolean }) => string

function createReplacer(search: WordSearch, replacement: string): Replacer {
  const pattern = createWordsPattern(search)
  return (text) => (pattern ? replaceWords(text, pattern, replacement) : text.value)
}

function countMatches({ texts }: DraftMatch): number {
  return texts.filter(({ isLocked }) => !isLocked).flatMap(({ matches }) => matches).length
}

/**
 * Replaces the words on one page, and returns the changes. If a text is invalid, leaves the page
 * unchanged and returns the error.
 */
async function replaceInPage(
  transaction: Transaction,
  author: ReplacementAuthor,
  draft: DraftMatch,
  replace: Replacer,
) {
  return await transaction
    .transaction(async (savepoint) => {
      const changes: TextChange[] = []
      for (const { before, ...textsToWrite } of computeNewTexts(draft, replace)) {
        const after = await writeTexts(savepoint, author, textsToWrite)
        changes.push({ pageId: draft.id, moduleId: textsToWrite.moduleId, before, after })
      }
      return changes
    })
    .catch((error: unknown) => {
      if (isRefusal(error)) return error
      throw error
    })
}

/** Computes the new texts of a page, grouped by block. */
function computeNewTexts({ id, texts }: DraftMatch, replace: Replacer) {
  const byModule = new Map<number | null, TextsToWrite & { before: Record<string, string> }>()
  for (const { moduleId, isLocked, field, ...text } of texts) {
    const newText = replace(text)
    if (isLocked || newText === text.value) continue
    const entry = byModule.get(moduleId) ?? { pageId: id, moduleId, before: {}, texts: {} }
    entry.before[field] = text.value
    entry.texts[field] = newText
    byModule.set(moduleId, entry)
  }
  return [...byModule.values()]
}

async function saveReplacement(
  db: Queryable,
  { locale, userId, now }: ReplacementAuthor,
  { search, replacement, changes }: { search: WordSearch; replacement: string; changes: TextChange[] },
): Promise<number> {
  return await insertRecord(db, textReplacements, {
    locale,
    words: search.text,
    isExact: search.isExact,
    replacement,
    changes,
    createdBy: userId,
    createdAt: now,
  })
}
