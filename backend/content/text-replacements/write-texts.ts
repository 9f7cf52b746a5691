import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/backend/platform/db/client'
import { isKept, type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import { pages } from '@/backend/platform/db/schema/content/pages'
import type { TextChange } from '@/backend/platform/db/schema/content/text-replacements'
import { ConflictError, NotFoundError, ValidationError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { changeData } from '../modules/update'
import { changeSettings } from '../page-tree/change-page'
import { parseSettings } from '../page-tree/settings-errors'
import { getRevision, lockTree, readWorkingCopy } from '../pages/working-copy'

/** The editor, language and time of a replacement. */
export interface ReplacementAuthor {
  locale: Locale
  /** The origin of the site, to recognize links to its pages. */
  siteUrl: string
  userId: number
  now: Date
}

/**
 * Texts to write, by field. They belong to a module, or, if `moduleId` is null, to the settings of
 * a page.
 */
export type TextsToWrite = Omit<TextChange, 'before' | 'after'> & { texts: Record<string, string> }

/**
 * Locks the tree and then the pages by id, the same order as in all other changes of pages, to
 * avoid deadlocks.
 */
export async function lockPages(db: Queryable, ids: readonly number[]): Promise<void> {
  await lockTree(db)
  await db
    .select({ id: pages.id })
    .from(pages)
    .where(inArray(pages.id, [...ids]))
    .orderBy(asc(pages.id))
    .for('no key update')
}

/**
 * Writes texts of a locked page, with the same validation as other edits.
 * @returns the stored texts by field; texts in settings are trimmed
 * @throws NotFoundError, InvalidFieldsError
 */
export async function writeTexts(
  db: Transaction,
  author: ReplacementAuthor,
  { pageId, moduleId, texts }: TextsToWrite,
): Promise<Record<string, string>> {
  if (moduleId === null) return await writeSettings(db, author, pageId, texts)
  const row = await findUndeletedModule(db, moduleId)
  if (!row) throw new NotFoundError()
  return pickFields(await changeData(db, author, row, { data: { ...row.data, ...texts } }), texts)
}

async function writeSettings(
  db: Transaction,
  author: ReplacementAuthor,
  pageId: number,
  texts: Record<string, string>,
): Promise<Record<string, string>> {
  const { locale, userId, now } = author
  const settings = parseSettings(locale, texts)
  const revision = getRevision(await readWorkingCopy(db, pageId, locale))
  await changeSettings(db, { pageId, locale, revision, userId, now, settings })
  return pickFields(settings, texts)
}

/** Finds a module; undefined if it was deleted or never existed. */
export async function findUndeletedModule(db: Queryable, id: number): Promise<ModuleRow | undefined> {
  const [row] = await db
    .select()
    .from(modules)
    .where(and(eq(modules.id, id), isKept))
  return row
}

/** Picks the fields of `data` that `template` also has, and converts them to text. */
export function pickFields(
  data: Readonly<Record<string, unknown>>,
  template: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.keys(template).map((name) => [name, String(data[name])]))
}

/** An expected error while changing a page, which then stays unchanged. */
export type Refusal = ValidationError | ConflictError | NotFoundError

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof ValidationError || error instanceof ConflictError || error instanceof NotFoundError
}
