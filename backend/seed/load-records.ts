import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Locale, locales, otherLocale } from '@/lib/contract/locale'
import { type RecordType, recordPath } from '@/lib/contract/record'
import { insertModuleLists } from '../content/insert-modules'
import type { Queryable } from '../db/client'
import type { ModuleRow } from '../db/schema/modules'
import { type PageRow, type PageTextRow, pages, pageTexts } from '../db/schema/pages'
import { pageVersions, publications } from '../db/schema/publications'
import { pageSnapshots } from '../pages/page-snapshot'
import { workingDigest } from '../pages/working-digest'
import type { SeedText } from './content'
import type { PageLoading } from './load-pages'
import { newModule, seedId } from './new-module'

/** A record of the demo content, as far as it is a page. */
export interface SeedRecord {
  heroPicture?: string
  de: SeedText
  en: SeedText
}

/** A record with the id of its page. */
export interface LoadedRecord<Content extends SeedRecord> {
  id: number
  record: Content
}

/** How many records one statement of each kind stores. */
const batchSize = 100

/**
 * Stores many records of one type and publishes them in both languages: the same rows as one by one, with a few statements for
 * each hundred.
 * @param writeFacts stores what records of the type have beside their pages
 */
export async function loadRecords<Content extends SeedRecord>(
  loading: PageLoading,
  type: RecordType,
  list: readonly Content[],
  writeFacts: (loaded: readonly LoadedRecord<Content>[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < list.length; start += batchSize) {
    const batch = list.slice(start, start + batchSize)
    const rows = await insertPages(loading, type, batch)
    const loaded = batch.map((record, index) => ({ record, id: rows[index]?.id ?? 0 }))
    const texts = await insertTexts(loading, type, loaded)
    const modules = await insertModuleLists(
      loading.db,
      loaded.flatMap(({ id, record }) =>
        locales.map((locale) => ({
          owner: { contentType: 'page', objectId: id, locale },
          list: record[locale].modules.map((module) => newModule(module, loading.ids)),
        })),
      ),
    )
    await publish(loading, { pages: rows, texts, modules })
    await writeFacts(loaded)
  }
}

async function insertPages(
  { db, ids }: PageLoading,
  type: RecordType,
  batch: readonly SeedRecord[],
): Promise<PageRow[]> {
  const rows = await db
    .insert(pages)
    .values(
      batch.map(({ heroPicture }) => ({ contentType: type, heroImageId: seedId(ids.pictures, heroPicture) })),
    )
    .returning()
  return rows.sort((a, b) => a.id - b.id)
}

async function insertTexts(
  { db, ids }: PageLoading,
  type: RecordType,
  loaded: readonly LoadedRecord<SeedRecord>[],
): Promise<PageTextRow[]> {
  const rowOf = ({ id, record }: LoadedRecord<SeedRecord>, locale: Locale) => {
    const { slug, title, headline, metaDescription, heroText = '' } = record[locale]
    return {
      ...{ pageId: id, locale, slug, title, headline, metaDescription, heroText },
      path: recordPath(type, locale, slug, id),
      ogImageId: seedId(ids.pictures, record.heroPicture),
    }
  }
  return await db
    .insert(pageTexts)
    .values(loaded.flatMap((one) => locales.map((locale) => rowOf(one, locale))))
    .returning()
}

interface WorkingCopies {
  pages: readonly PageRow[]
  texts: readonly PageTextRow[]
  modules: readonly ModuleRow[]
}

async function publish(
  { db, now }: PageLoading,
  { pages: batch, texts, modules }: WorkingCopies,
): Promise<void> {
  const own = new Map<string, ModuleRow[]>()
  for (const row of modules) {
    const key = `${row.objectId}/${row.locale}`
    own.set(key, [...(own.get(key) ?? []), row])
  }
  const pageOf = new Map(batch.map((page) => [page.id, page]))
  const versions: (typeof pageVersions.$inferInsert)[] = []
  for (const locale of locales) {
    const copies = texts.flatMap((text) => {
      const page = pageOf.get(text.pageId)
      return page && text.locale === locale
        ? [{ page, text, rows: own.get(`${page.id}/${locale}`) ?? [] }]
        : []
    })
    const snapshots = await pageSnapshots(db, locale, copies)
    versions.push(
      ...snapshots.map((snapshot, index) => {
        return {
          pageId: copies[index]?.page.id ?? 0,
          locale,
          number: 1,
          snapshot,
          menuName: '',
          createdAt: now,
        }
      }),
    )
  }
  const made = await db
    .insert(pageVersions)
    .values(versions)
    .returning({ id: pageVersions.id, pageId: pageVersions.pageId, locale: pageVersions.locale })
  await storeDigests(
    db,
    made.map(({ id }) => id),
  )
  const versionIds = new Map(made.map(({ id, pageId, locale }) => [`${pageId}/${locale}`, id]))
  await db.insert(publications).values(
    texts.map(({ pageId, locale, path, title }) => ({
      ...{ pageId, locale, path, title, menuName: title, publishedAt: now },
      contentType: pageOf.get(pageId)?.contentType ?? '',
      versionId: versionIds.get(`${pageId}/${locale}`) ?? 0,
      ...{ isOnline: true, parentId: null, position: 0 },
      ...{ isClickable: true, inMenu: false, inFooter: false, isHighlight: false },
    })),
  )
  const pageIds = batch.map(({ id }) => id)
  await db.update(pageTexts).set({ isDirty: false }).where(inArray(pageTexts.pageId, pageIds))
}

/** Both languages are there: each version is told by the one of the other, too. */
async function storeDigests(db: Queryable, versionIds: readonly number[]): Promise<void> {
  const pageId = sql`${pageVersions.pageId}`
  for (const locale of locales) {
    await db
      .update(pageVersions)
      .set({
        digest: sql`${workingDigest(pageId, locale)}`,
        counterpart: sql`${workingDigest(pageId, otherLocale(locale))}`,
      })
      .where(and(inArray(pageVersions.id, [...versionIds]), eq(pageVersions.locale, locale)))
  }
}
