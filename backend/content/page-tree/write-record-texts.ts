import { and, eq, inArray } from 'drizzle-orm'
import type { Author } from '@/backend/platform/access/author'
import type { Queryable, Transaction } from '@/backend/platform/db/client'
import { isAnyOf } from '@/backend/platform/db/is-any-of'
import { type PageRow, type PageTextRow, pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { NotFoundError } from '@/backend/platform/errors'
import type { FieldErrors } from '@/lib/contract/common/errors'
import { getOtherLocale, type Locale, locales } from '@/lib/contract/common/locale'
import { toSlug } from '@/lib/contract/common/slug'
import type { PageSettings } from '@/lib/contract/pages/page-settings'
import type { RecordType } from '@/lib/contract/records/record'
import { requiredMessage } from '../module-content/field-messages'
import { publishPage } from '../pages/publish-page'
import { schedulePage } from '../pages/schedule-page'
import { unpublishNow } from '../pages/unpublish-now'
import { getRevision, lockTree } from '../pages/working-copy'
import { changeAndRepublish } from './change-and-republish'
import { changeRecord, type RecordFieldWriter } from './change-record'
import { translatePage } from './create-page'
import { deletePage } from './delete-page'

type PerLocale<Value> = Record<Locale, Value>

/**
 * The texts of a record in a request. A record exists only in the languages in which it has a
 * title.
 */
export interface RecordTexts {
  title: PerLocale<string>
  slug: PerLocale<string>
}

/** Returns the settings of a record's page in a language, without title and slug. */
export type ToSettings = (locale: Locale, page: PageRow) => PageSettings

/** The page of a record, with its texts by language. */
export interface StoredRecord {
  page: PageRow
  texts: Partial<PerLocale<PageTextRow>>
}

/** Reads the page of a record in all its languages; null if no record of these types has the id. */
export async function readStoredRecord(
  db: Queryable,
  types: readonly RecordType[],
  pageId: number,
): Promise<StoredRecord | null> {
  return (await readStoredRecords(db, types, [pageId])).get(pageId) ?? null
}

/**
 * Reads the pages of records by id, in all their languages. With null, reads those of all records
 * of these types.
 */
export async function readStoredRecords(
  db: Queryable,
  types: readonly RecordType[],
  pageIds: readonly number[] | null,
): Promise<Map<number, StoredRecord>> {
  const rows = await db
    .select({ page: pages, text: pageTexts })
    .from(pages)
    .innerJoin(pageTexts, eq(pageTexts.pageId, pages.id))
    .where(and(inArray(pages.contentType, [...types]), pageIds === null ? undefined : isAnyOf(pages.id, pageIds)))
  const records = new Map<number, StoredRecord>()
  for (const { page, text } of rows) {
    const texts = { ...records.get(page.id)?.texts, [text.locale]: text }
    records.set(page.id, { page, texts })
  }
  return records
}

/** Returns a text in both languages; '' for a language that the record lacks. */
export function toTextsByLocale(
  { texts }: StoredRecord,
  column: 'title' | 'slug' | 'headline' | 'heroText',
): PerLocale<string> {
  return { de: texts.de?.[column] ?? '', en: texts.en?.[column] ?? '' }
}

export function listLanguages({ title }: RecordTexts): Locale[] {
  return locales.filter((locale) => title[locale] !== '')
}

/**
 * Validates the titles. A new record needs at least one title. A stored record needs a title in
 * each language in which it exists.
 */
export async function checkTitles(
  db: Queryable,
  id: number | null,
  { title }: RecordTexts,
  locale: Locale,
): Promise<FieldErrors> {
  const storedTexts =
    id === null ? [] : await db.select({ locale: pageTexts.locale }).from(pageTexts).where(eq(pageTexts.pageId, id))
  const isNew = storedTexts.length === 0
  if (isNew && locales.some((language) => title[language] !== '')) return {}
  const requiredLocales = isNew ? [locale] : storedTexts.map((text) => text.locale)
  const untitledLocales = requiredLocales.filter((language) => title[language] === '')
  if (untitledLocales.length === 0) return {}
  return { title: Object.fromEntries(untitledLocales.map((language) => [language, [requiredMessage(locale)]])) }
}

/** Creates a new record in its second language if the texts contain a title in that language. */
export async function addLanguages(
  db: Transaction,
  { types, pageId, texts, toSettings }: Omit<RecordWrite, 'fieldWriter'>,
  author: Author,
): Promise<void> {
  await changeTexts(db, { types, pageId, texts, toSettings, fieldWriter: emptyFieldWriter }, author)
}

const emptyFieldWriter: RecordFieldWriter = { hasChanges: async () => false, write: async () => undefined }

interface RecordWrite {
  types: readonly RecordType[]
  pageId: number
  texts: RecordTexts
  toSettings: ToSettings
  fieldWriter: RecordFieldWriter
}

/**
 * Writes the texts of a record in each language, and its other fields. `changeAndRepublish`
 * determines when visitors see the change.
 * @throws NotFoundError, ConflictError, UnpublishableError
 */
export async function writeRecord(db: Transaction, write: RecordWrite, author: Author): Promise<void> {
  await changeAndRepublish(db, write.pageId, () => changeTexts(db, write, author), author)
}

async function changeTexts(
  db: Transaction,
  { types, pageId, texts, toSettings, fieldWriter }: RecordWrite,
  author: Author,
): Promise<void> {
  for (const locale of listLanguages(texts)) {
    let storedRecord = await requireRecord(db, types, pageId)
    const isNew = !storedRecord.texts[locale]
    if (isNew) {
      await translatePage(db, pageId, { ...author, locale: getOtherLocale(locale) })
      storedRecord = await requireRecord(db, types, pageId)
    }
    const text = storedRecord.texts[locale] ?? null
    const title = texts.title[locale]
    const newSlug = isNew ? toSlug(title) : ''
    const slug = texts.slug[locale] || newSlug || text?.slug || 'seite'
    await changeRecord(
      db,
      types,
      {
        pageId,
        locale,
        userId: author.userId,
        now: author.now,
        revision: getRevision({ page: storedRecord.page, text }),
        settings: { ...toSettings(locale, storedRecord.page), title, slug },
      },
      fieldWriter,
    )
  }
}

async function requireRecord(db: Queryable, types: readonly RecordType[], pageId: number): Promise<StoredRecord> {
  const storedRecord = await readStoredRecord(db, types, pageId)
  if (!storedRecord) throw new NotFoundError(`There is no ${types[0]} ${pageId}.`)
  return storedRecord
}

/**
 * Publishes a record in all its languages, immediately if `publishAt` is null.
 * @throws NotFoundError, UnpublishableError, InvalidFieldsError for a past time, ConflictError if
 * an approval is missing
 */
export async function publishRecord(
  db: Transaction,
  { types, pageId, publishAt }: { types: readonly RecordType[]; pageId: number; publishAt: Date | null },
  { locale, userId, now }: Author,
): Promise<void> {
  await lockTree(db)
  const { texts } = await requireRecord(db, types, pageId)
  // The language of the author comes first, so that errors are reported in this language.
  const languages = [locale, getOtherLocale(locale)].filter((language) => texts[language])
  for (const language of languages) {
    const decision = { pageId, locale: language, now, isDecision: true }
    if (publishAt === null) await publishPage(db, { ...decision, authorId: userId })
    else await schedulePage(db, { ...decision, publishAt, userId })
  }
}

export async function unpublishRecord(
  db: Transaction,
  { types, pageId }: { types: readonly RecordType[]; pageId: number },
  { userId }: Author,
): Promise<void> {
  await lockTree(db)
  const { texts } = await requireRecord(db, types, pageId)
  for (const locale of locales.filter((language) => texts[language])) {
    await unpublishNow(db, { pageId, locale, userId })
  }
}

export async function trashRecord(
  db: Transaction,
  { types, pageId }: { types: readonly RecordType[]; pageId: number },
  { locale, userId, now }: Author,
): Promise<void> {
  await lockTree(db)
  const { page, texts } = await requireRecord(db, types, pageId)
  const revision = getRevision({ page, text: texts[locale] ?? null })
  await deletePage(db, { pageId, locale, revision, userId, now, redirectTo: null })
}
