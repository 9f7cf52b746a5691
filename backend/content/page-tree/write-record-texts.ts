import { and, eq, inArray } from 'drizzle-orm'
import type { Author } from '@/backend/platform/access/author'
import type { Queryable, Transaction } from '@/backend/platform/db/client'
import { isAnyOf } from '@/backend/platform/db/is-any-of'
import { type PageRow, type PageTextRow, pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { NotFoundError } from '@/backend/platform/errors'
import type { FieldErrors } from '@/lib/contract/common/errors'
import { type Locale, locales, otherLocale } from '@/lib/contract/common/locale'
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
export async function readRecordTexts(
  db: Queryable,
  types: readonly RecordType[],
  pageId: number,
): Promise<StoredRecord | null> {
  return (await readTextsOfRecords(db, types, [pageId])).get(pageId) ?? null
}

/**
 * Reads the pages of several records, or with null of all records of these types. The keys are page
 * ids.
 */
export async function readTextsOfRecords(
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

/** Returns a text in each language; empty if it is missing. */
export function inBothLanguages(
  { texts }: StoredRecord,
  column: 'title' | 'slug' | 'headline' | 'heroText',
): PerLocale<string> {
  return { de: texts.de?.[column] ?? '', en: texts.en?.[column] ?? '' }
}

/** Lists the languages in which a record has a title. */
export function listLanguages({ title }: RecordTexts): Locale[] {
  return locales.filter((locale) => title[locale] !== '')
}

/**
 * Validates the titles. At least one is required, and a language in which the record exists must
 * keep its title.
 */
export async function checkTitles(
  db: Queryable,
  id: number | null,
  { title }: RecordTexts,
  locale: Locale,
): Promise<FieldErrors> {
  const storedTexts =
    id === null ? [] : await db.select({ locale: pageTexts.locale }).from(pageTexts).where(eq(pageTexts.pageId, id))
  const requiredLocales = storedTexts.length > 0 ? storedTexts.map((text) => text.locale) : [locale]
  const isEmpty = locales.every((language) => title[language] === '')
  const untitledLocales = requiredLocales.filter(
    (language) => title[language] === '' && (storedTexts.length > 0 || isEmpty),
  )
  if (untitledLocales.length === 0) return {}
  return {
    title: Object.fromEntries(untitledLocales.map((language) => [language, [requiredMessage(locale)]])),
  }
}

/** Creates the other language of a new record if it has a title in it. */
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
 * Writes the texts of a record in each language, and its other fields. See `changeAndRepublish` for
 * when visitors see the change.
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
      await translatePage(db, pageId, { ...author, locale: otherLocale(locale) })
      storedRecord = await requireRecord(db, types, pageId)
    }
    const text = storedRecord.texts[locale] ?? null
    const title = texts.title[locale]
    const slug = texts.slug[locale] || (isNew && toSlug(title)) || text?.slug || 'seite'
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
  const storedTexts = await readRecordTexts(db, types, pageId)
  if (!storedTexts) throw new NotFoundError(`There is no ${types[0]} ${pageId}.`)
  return storedTexts
}

/**
 * Publishes a record in all its languages, immediately if `at` is null.
 * @throws NotFoundError, UnpublishableError, InvalidFieldsError for a past time, ConflictError if
 * an approval is missing
 */
export async function publishRecord(
  db: Transaction,
  { types, pageId, at }: { types: readonly RecordType[]; pageId: number; at: Date | null },
  { locale, userId, now }: Author,
): Promise<void> {
  await lockTree(db)
  const { texts } = await requireRecord(db, types, pageId)
  // The language of the author comes first, so that errors are reported in this language.
  const languages = [locale, otherLocale(locale)].filter((language) => texts[language])
  for (const language of languages) {
    const decision = { pageId, locale: language, now, isDecision: true }
    if (at === null) await publishPage(db, { ...decision, authorId: userId })
    else await schedulePage(db, { ...decision, publishAt: at, userId })
  }
}

/** Takes a record offline in all its languages and cancels scheduled steps. */
export async function unpublishRecord(
  db: Transaction,
  { types, pageId }: { types: readonly RecordType[]; pageId: number },
  { userId, now }: Author,
): Promise<void> {
  await lockTree(db)
  const { texts } = await requireRecord(db, types, pageId)
  for (const locale of locales.filter((language) => texts[language])) {
    await unpublishNow(db, { pageId, locale, userId })
    await schedulePage(db, { pageId, locale, publishAt: null, unpublishAt: null, userId, now })
  }
}

/** Moves a record to the trash. */
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
