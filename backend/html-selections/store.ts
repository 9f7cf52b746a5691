import { asc, count, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  EditedSelection,
  selectionChangeSchema,
  selectionCreationSchema,
} from '@/lib/contract/html-selection'
import type { Locale } from '@/lib/contract/locale'
import type { Database, Queryable } from '../db/client'
import { type HtmlSelectionRow, htmlSelections } from '../db/schema/html-selections'
import { ConflictError, InvalidFieldsError, NotFoundError, staleWrite } from '../errors'
import { sanitizeHtmlCode } from '../html/html-code'
import { presentForEditors } from './presenter'
import { selectionUses } from './uses'

const slugTaken: Record<Locale, string> = {
  de: 'Einen Baustein mit diesem Kurznamen gibt es schon.',
  en: 'There is a selection of this short name already.',
}

/** A range of the selections, by their slugs, with what shows them. */
export async function listSelections(
  db: Database,
  { locale, offset, limit }: { locale: Locale; offset: number; limit: number },
): Promise<{ count: number; results: EditedSelection[] }> {
  const rows = await db
    .select()
    .from(htmlSelections)
    .orderBy(asc(htmlSelections.slug))
    .offset(offset)
    .limit(limit)
  const [counted] = await db.select({ count: count() }).from(htmlSelections)
  const uses = await selectionUses(
    db,
    rows.map(({ id }) => id),
  )
  const results = rows.map((row) => presentForEditors(row, locale, uses.get(row.id) ?? []))
  return { count: counted?.count ?? 0, results }
}

/**
 * Makes a selection. Its title stands for the other language too until somebody writes it there; its code does not.
 * @throws InvalidFieldsError
 */
export async function createSelection(
  db: Database,
  locale: Locale,
  { slug, title, html_code }: z.infer<typeof selectionCreationSchema>,
): Promise<EditedSelection> {
  const [row] = await db
    .insert(htmlSelections)
    .values({
      slug,
      title: { de: title, en: title },
      code: { de: '', en: '', [locale]: sanitizeHtmlCode(html_code) },
    })
    .onConflictDoNothing({ target: htmlSelections.slug })
    .returning()
  if (!row) throw new InvalidFieldsError({ slug: [slugTaken[locale]] })
  return presentForEditors(row, locale, [])
}

/**
 * Changes a selection in one language.
 * @throws NotFoundError, ConflictError
 */
export async function changeSelection(
  db: Database,
  locale: Locale,
  slug: string,
  change: z.infer<typeof selectionChangeSchema>,
): Promise<EditedSelection> {
  return db.transaction(async (transaction) => {
    const row = await lockCurrent(transaction, { locale, slug, revision: change.revision, yours: change })
    const { title = row.title[locale], html_code = row.code[locale] } = change
    const [changed = row] = await transaction
      .update(htmlSelections)
      .set({
        title: { ...row.title, [locale]: title },
        code: { ...row.code, [locale]: sanitizeHtmlCode(html_code) },
        revision: sql`${htmlSelections.revision} + 1`,
      })
      .where(eq(htmlSelections.id, row.id))
      .returning()
    return present(transaction, changed, locale)
  })
}

/**
 * Deletes a selection in all languages.
 * @throws NotFoundError; ConflictError, with `used_by` while something shows it
 */
export async function deleteSelection(
  db: Database,
  locale: Locale,
  slug: string,
  revision: number,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const row = await lockCurrent(transaction, { locale, slug, revision, yours: null })
    const { used_by } = await present(transaction, row, locale)
    if (used_by.length > 0) throw new ConflictError('selectionInUse', { used_by })
    await transaction.delete(htmlSelections).where(eq(htmlSelections.id, row.id))
  })
}

interface Write {
  locale: Locale
  slug: string
  revision: number
  yours: unknown
}

async function lockCurrent(
  db: Queryable,
  { locale, slug, revision, yours }: Write,
): Promise<HtmlSelectionRow> {
  const [row] = await db.select().from(htmlSelections).where(eq(htmlSelections.slug, slug)).for('update')
  if (!row) throw new NotFoundError()
  if (row.revision !== revision)
    throw staleWrite({ current: await present(db, row, locale), yours, by: null })
  return row
}

async function present(db: Queryable, row: HtmlSelectionRow, locale: Locale): Promise<EditedSelection> {
  return presentForEditors(row, locale, (await selectionUses(db, [row.id])).get(row.id) ?? [])
}
