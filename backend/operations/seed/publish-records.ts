import { and, eq, inArray, sql } from 'drizzle-orm'
import { createPageSnapshots } from '@/backend/content/pages/page-snapshot'
import { workingDigestSql } from '@/backend/content/pages/working-digest'
import { toAudience } from '@/backend/platform/access/audience'
import type { Queryable } from '@/backend/platform/db/client'
import type { ModuleRow } from '@/backend/platform/db/schema/content/modules'
import { type PageRow, type PageTextRow, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { pageVersions, publications, schedules } from '@/backend/platform/db/schema/content/publications'
import { getOtherLocale, locales } from '@/lib/contract/common/locale'
import type { SeedContext } from './load-pages'

interface WorkingCopies {
  pages: readonly PageRow[]
  texts: readonly PageTextRow[]
  modules: readonly ModuleRow[]
}

/** Publication times by record id; undefined for now, null for never. */
type Times = ReadonlyMap<number, Date | null | undefined>

/** Creates the first version of records in both languages, and publishes or schedules it. */
export async function publishRecords(
  { db, now }: Pick<SeedContext, 'db' | 'now'>,
  copies: WorkingCopies,
  timesById: Times,
): Promise<void> {
  const texts = copies.texts.filter(({ pageId }) => timesById.get(pageId) !== null)
  if (texts.length === 0) return
  const versionIds = await insertVersions(db, { ...copies, texts }, now)
  const getVersionId = ({ pageId, locale }: PageTextRow) => versionIds.get(`${pageId}/${locale}`) ?? 0
  const scheduledVersions = texts.flatMap((text) => {
    const publishAt = timesById.get(text.pageId)
    return publishAt ? [{ pageId: text.pageId, locale: text.locale, publishAt, versionId: getVersionId(text) }] : []
  })
  if (scheduledVersions.length > 0) await db.insert(schedules).values(scheduledVersions)
  const immediateTexts = texts.filter(({ pageId }) => timesById.get(pageId) === undefined)
  if (immediateTexts.length === 0) return
  const pagesById = new Map(copies.pages.map((page) => [page.id, page]))
  await db.insert(publications).values(
    immediateTexts.map((text) => {
      const { pageId, locale, path, title } = text
      const page = pagesById.get(pageId)
      const { groups = [], contentType = '', isForUsers = false } = page ?? {}
      const audience = toAudience({ path, isForUsers, groups }, null)
      return {
        pageId,
        locale,
        path,
        title,
        menuName: title,
        publishedAt: now,
        contentType,
        areaClass: page?.pageAreaClass,
        audience: audience && [...audience],
        versionId: getVersionId(text),
        isOnline: true,
        parentId: null,
        position: 0,
        isClickable: true,
        inMenu: false,
        inFooter: false,
        isHighlight: false,
      }
    }),
  )
  const pageIds = immediateTexts.map(({ pageId }) => pageId)
  await db.update(pageTexts).set({ isDirty: false }).where(inArray(pageTexts.pageId, pageIds))
}

/** Returns the ids of the versions by page and language. */
async function insertVersions(
  db: Queryable,
  { pages, texts, modules }: WorkingCopies,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const modulesByText = new Map<string, ModuleRow[]>()
  for (const row of modules) {
    const key = `${row.objectId}/${row.locale}`
    modulesByText.set(key, [...(modulesByText.get(key) ?? []), row])
  }
  const pagesById = new Map(pages.map((page) => [page.id, page]))
  const versions: (typeof pageVersions.$inferInsert)[] = []
  for (const locale of locales) {
    const copies = texts.flatMap((text) => {
      const page = pagesById.get(text.pageId)
      const rows = modulesByText.get(`${text.pageId}/${locale}`) ?? []
      return page && text.locale === locale ? [{ page, text, rows }] : []
    })
    const snapshots = await createPageSnapshots(db, locale, copies)
    for (const [index, snapshot] of snapshots.entries()) {
      const pageId = copies[index]?.page.id ?? 0
      versions.push({ pageId, locale, number: 1, snapshot, menuName: '', createdAt: now })
    }
  }
  const insertedVersions = await db
    .insert(pageVersions)
    .values(versions)
    .returning({ id: pageVersions.id, pageId: pageVersions.pageId, locale: pageVersions.locale })
  await storeDigests(
    db,
    insertedVersions.map(({ id }) => id),
  )
  return new Map(insertedVersions.map(({ id, pageId, locale }) => [`${pageId}/${locale}`, id]))
}

/**
 * Stores the digests of versions, after both languages were inserted, because each has the other's
 * digest too.
 */
async function storeDigests(db: Queryable, versionIds: readonly number[]): Promise<void> {
  const pageId = sql`${pageVersions.pageId}`
  for (const locale of locales) {
    await db
      .update(pageVersions)
      .set({
        digest: sql`${workingDigestSql(pageId, locale)}`,
        counterpart: sql`${workingDigestSql(pageId, getOtherLocale(locale))}`,
      })
      .where(and(inArray(pageVersions.id, [...versionIds]), eq(pageVersions.locale, locale)))
  }
}
