import { asc, count, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { listHtmlLinks, replaceHtmlLinks } from '@/backend/library/page-links/html-links'
import { createStoredLinkConverter } from '@/backend/library/page-links/store-links'
import { findFullName } from '@/backend/platform/access/full-names'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { type HtmlSelectionRow, htmlSelections } from '@/backend/platform/db/schema/content/html-selections'
import { ConflictError, createStaleWriteError, InvalidFieldsError, NotFoundError } from '@/backend/platform/errors'
import { sanitizeHtmlCode } from '@/backend/platform/html/html-code'
import type { Locale } from '@/lib/contract/common/locale'
import type {
  EditedSelection,
  selectionChangeSchema,
  selectionCreationSchema,
} from '@/lib/contract/pages/html-selection'
import { presentForEditors } from './presenter'

const slugTakenMessages: Record<Locale, string> = {
  de: 'Einen Baustein mit diesem Kurznamen gibt es schon.',
  en: 'An HTML snippet with this short name already exists.',
}

/** Lists a range of the selections, sorted by slug, each with its uses. */
export async function listSelections(
  db: Database,
  { locale, offset, limit }: { locale: Locale; offset: number; limit: number },
): Promise<{ count: number; results: EditedSelection[] }> {
  const rows = await db.select().from(htmlSelections).orderBy(asc(htmlSelections.slug)).offset(offset).limit(limit)
  const [countRow] = await db.select({ count: count() }).from(htmlSelections)
  const results = await presentForEditors(db, rows, locale)
  return { count: countRow?.count ?? 0, results }
}

/** The context of a write. `siteUrl` is needed to recognize links to pages of this site. */
export interface WriteContext {
  locale: Locale
  siteUrl: string
  userId: number
}

/**
 * Creates a selection. The title is stored for both languages until it is translated; the code is
 * stored only for the language of the request.
 * @throws InvalidFieldsError
 */
export async function createSelection(
  db: Database,
  context: WriteContext,
  { slug, title, html_code }: z.infer<typeof selectionCreationSchema>,
): Promise<EditedSelection> {
  const { locale, userId } = context
  const [row] = await db
    .insert(htmlSelections)
    .values({
      slug,
      title: { de: title, en: title },
      code: { de: '', en: '', [locale]: await toStoredCode(db, context, html_code) },
      updatedBy: userId,
    })
    .onConflictDoNothing({ target: htmlSelections.slug })
    .returning()
  if (!row) throw new InvalidFieldsError({ slug: [slugTakenMessages[locale]] })
  return presentSelection(db, row, locale)
}

/**
 * Changes a selection in one language.
 * @throws NotFoundError, ConflictError
 */
export async function changeSelection(
  db: Database,
  context: WriteContext,
  slug: string,
  change: z.infer<typeof selectionChangeSchema>,
): Promise<EditedSelection> {
  const { locale, userId } = context
  return db.transaction(async (transaction) => {
    const row = await lockCurrentRow(transaction, { locale, slug, revision: change.revision, submission: change })
    const { title = row.title[locale], html_code = row.code[locale] } = change
    const [changedRow = row] = await transaction
      .update(htmlSelections)
      .set({
        title: { ...row.title, [locale]: title },
        code: { ...row.code, [locale]: await toStoredCode(transaction, context, html_code) },
        updatedBy: userId,
        revision: sql`${htmlSelections.revision} + 1`,
      })
      .where(eq(htmlSelections.id, row.id))
      .returning()
    return presentSelection(transaction, changedRow, locale)
  })
}

/**
 * Deletes a selection in all languages.
 * @throws NotFoundError; ConflictError with `used_by` while it is in use
 */
export async function deleteSelection(db: Database, locale: Locale, slug: string, revision: number): Promise<void> {
  await db.transaction(async (transaction) => {
    const row = await lockCurrentRow(transaction, { locale, slug, revision, submission: null })
    const { used_by } = await presentSelection(transaction, row, locale)
    if (used_by.length > 0) throw new ConflictError('selectionInUse', { used_by })
    await transaction.delete(htmlSelections).where(eq(htmlSelections.id, row.id))
  })
}

/** Sanitizes code and replaces the addresses of linked pages by page ids. */
async function toStoredCode(db: Queryable, { siteUrl }: WriteContext, html: string): Promise<string> {
  const code = sanitizeHtmlCode(html)
  return replaceHtmlLinks(code, await createStoredLinkConverter(db, siteUrl, listHtmlLinks(code)))
}

interface WriteRequest {
  locale: Locale
  slug: string
  revision: number
  submission: unknown
}

/**
 * Locks a selection until the transaction ends.
 * @throws NotFoundError; ConflictError for an outdated revision
 */
async function lockCurrentRow(
  db: Queryable,
  { locale, slug, revision, submission }: WriteRequest,
): Promise<HtmlSelectionRow> {
  const [row] = await db.select().from(htmlSelections).where(eq(htmlSelections.slug, slug)).for('update')
  if (!row) throw new NotFoundError()
  if (row.revision !== revision) {
    throw createStaleWriteError({
      current: await presentSelection(db, row, locale),
      yours: submission,
      by: await findFullName(db, row.updatedBy),
    })
  }
  return row
}

async function presentSelection(db: Queryable, row: HtmlSelectionRow, locale: Locale): Promise<EditedSelection> {
  const [selection] = await presentForEditors(db, [row], locale)
  if (!selection) throw new NotFoundError()
  return selection
}
