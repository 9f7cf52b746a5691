import { insertModuleLists } from '@/backend/content/module-content/insert-modules'
import type { UserGroup } from '@/backend/platform/access/audience'
import { type PageRow, type PageTextRow, pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { type RecordType, toRecordPath } from '@/lib/contract/records/record'
import type { SeedText } from './content'
import type { SeedContext } from './load-pages'
import { getSeedId, toNewModule } from './new-module'
import { publishRecords } from './publish-records'

/** Common fields of demo records. */
export interface SeedRecord {
  heroPicture?: string
  /** Groups that may see the record; public without any. */
  groups?: readonly UserGroup[]
  /** Scheduled publication; null for a draft, undefined for now. */
  publishAt?: Date | null
  de: SeedText
  en: SeedText
}

/** A record with its page id. */
export interface LoadedRecord<Content extends SeedRecord> {
  id: number
  record: Content
}

/** Number of records per statement. */
const batchSize = 100

/**
 * Stores records of one type, and publishes or schedules them in both languages. The rows are the
 * same as after individual calls, but each batch needs only a few statements.
 * @param writeRecords stores the data of the records outside their pages
 */
export async function loadRecords<Content extends SeedRecord>(
  context: SeedContext,
  type: RecordType,
  records: readonly Content[],
  writeRecords: (records: readonly LoadedRecord<Content>[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < records.length; start += batchSize) {
    const batch = records.slice(start, start + batchSize)
    const rows = await insertPages(context, type, batch)
    const loadedRecords = batch.map((record, index) => ({ record, id: rows[index]?.id ?? 0 }))
    const texts = await insertTexts(context, type, loadedRecords)
    const modules = await insertModuleLists(
      context.db,
      loadedRecords.flatMap(({ id, record }) =>
        locales.map((locale) => ({
          owner: { contentType: 'page', objectId: id, locale },
          list: record[locale].modules.map((module) => toNewModule(module, context.ids)),
        })),
      ),
    )
    const timesById = new Map(loadedRecords.map(({ id, record }) => [id, record.publishAt]))
    await publishRecords(context, { pages: rows, texts, modules }, timesById)
    await writeRecords(loadedRecords)
  }
}

async function insertPages(
  { db, ids }: SeedContext,
  type: RecordType,
  batch: readonly SeedRecord[],
): Promise<PageRow[]> {
  const rows = await db
    .insert(pages)
    .values(
      batch.map(({ heroPicture, groups = [] }) => {
        return { contentType: type, groups: [...groups], heroImageId: getSeedId(ids.pictures, heroPicture) }
      }),
    )
    .returning()
  return rows.sort((a, b) => a.id - b.id)
}

async function insertTexts(
  { db, ids }: SeedContext,
  type: RecordType,
  records: readonly LoadedRecord<SeedRecord>[],
): Promise<PageTextRow[]> {
  const isArticle = type === 'article' || type === 'press_release'
  const toRow = ({ id, record }: LoadedRecord<SeedRecord>, locale: Locale) => {
    const { slug, title, headline, metaDescription, heroText = '' } = record[locale]
    return {
      pageId: id,
      locale,
      slug,
      title,
      headline,
      metaDescription,
      heroText,
      path: toRecordPath(type, locale, slug, id),
      ogImageId: getSeedId(ids.pictures, record.heroPicture),
      ...(isArticle && { ogType: 'article' }),
    }
  }
  return await db
    .insert(pageTexts)
    .values(records.flatMap((loadedRecord) => locales.map((locale) => toRow(loadedRecord, locale))))
    .returning()
}
