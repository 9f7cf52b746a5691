import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { createStoredLinkConverter } from '@/backend/library/page-links/store-links'
import type { Queryable } from '@/backend/platform/db/client'
import { announceCacheTag } from '@/backend/platform/db/notifications/announce-change'
import { type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { pageVersions, publications, type WorkingDigest } from '@/backend/platform/db/schema/content/publications'
import { cacheTags } from '@/lib/cache-tags'
import type { Locale } from '@/lib/contract/common/locale'
import { listLinks, replaceLinks } from '../module-content/links'
import { listSnapshotLinks, replaceSnapshotLinks } from '../pages/snapshot-links'
import { selectWorkingModules } from '../pages/working-copy'
import { workingDigestSql } from '../pages/working-digest'
import { lockForWrite } from './lock-for-write'

interface PageInLanguage {
  id: number
  locale: Locale
}

/**
 * Replaces the addresses of linked pages by page ids, in the working copy and the published version
 * of a page. Also replaces the stored digests, so that the page does not count as changed.
 */
export async function linkPageById(db: Queryable, siteUrl: string, page: PageInLanguage): Promise<void> {
  const { text } = await lockForWrite(db, page.id, page.locale)
  if (!text) return
  const rows = await selectWorkingModules(db, page.id, page.locale).for('update')
  const version = await findPublishedVersion(db, page)
  const links = [
    text.heroLink,
    ...rows.flatMap(({ model, data }) => listLinks(model, data)),
    ...(version ? listSnapshotLinks(version.snapshot) : []),
  ]
  const toStoredLink = await createStoredLinkConverter(db, siteUrl, links)
  const oldDigest = await loadDigest(db, page)
  for (const row of rows) await linkModuleById(db, row, toStoredLink)
  const textCondition = and(eq(pageTexts.pageId, page.id), eq(pageTexts.locale, page.locale))
  await db
    .update(pageTexts)
    .set({ heroLink: toStoredLink(text.heroLink) })
    .where(textCondition)
  await replaceDigests(db, page.id, [oldDigest, await loadDigest(db, page)])
  // Restores the flag, because database triggers have marked the text as edited.
  await db.update(pageTexts).set({ isDirty: text.isDirty }).where(textCondition)
  if (!version) return
  const snapshot = replaceSnapshotLinks(version.snapshot, toStoredLink)
  await db.update(pageVersions).set({ snapshot }).where(eq(pageVersions.id, version.id))
  await announceCacheTag(db, cacheTags.page(page.id, page.locale))
}

type LinkingModule = Pick<ModuleRow, 'id' | 'model' | 'data' | 'contentType' | 'objectId'>

/**
 * Replaces the addresses of linked pages by page ids in a module, and in the copies of its data
 * that counterparts store.
 */
export async function linkModuleById(
  db: Queryable,
  { id, model, data: storedData, contentType, objectId }: LinkingModule,
  toStoredLink: (link: string) => string,
): Promise<void> {
  const data = replaceLinks(model, storedData, toStoredLink)
  if (data === storedData) return
  await db.update(modules).set({ data }).where(eq(modules.id, id))
  // Counterparts are on the same page, so a module in a reusable container has none.
  if (objectId === null) return
  const storedJson = JSON.stringify(storedData)
  await db
    .update(modules)
    .set({ counterpartData: data })
    .where(and(eq(modules.counterpartId, id), sql`${modules.counterpartData} = ${storedJson}::jsonb`))
  await db
    .update(modules)
    .set({ counterpartBefore: { id, data } })
    .where(
      and(
        eq(modules.contentType, contentType),
        eq(modules.objectId, objectId),
        isNotNull(modules.counterpartBefore),
        sql`${modules.counterpartBefore} = ${JSON.stringify({ id, data: storedData })}::jsonb`,
      ),
    )
}

async function findPublishedVersion(db: Queryable, { id, locale }: PageInLanguage) {
  const [version] = await db
    .select({ id: pageVersions.id, snapshot: pageVersions.snapshot })
    .from(publications)
    .innerJoin(pageVersions, eq(pageVersions.id, publications.versionId))
    .where(and(eq(publications.pageId, id), eq(publications.locale, locale)))
  return version
}

async function loadDigest(db: Queryable, { id, locale }: PageInLanguage): Promise<WorkingDigest | null> {
  const { rows } = await db.execute<{ digest: WorkingDigest | null }>(
    sql`SELECT ${workingDigestSql(id, locale)} AS digest`,
  )
  return rows[0]?.digest ?? null
}

/** Replaces the old digests by the new ones in all versions of a page. */
async function replaceDigests(
  db: Queryable,
  pageId: number,
  [oldDigest, newDigest]: [WorkingDigest | null, WorkingDigest | null],
): Promise<void> {
  if (!oldDigest || !newDigest) return
  const moduleHashes = Object.entries(oldDigest.modules).map(
    ([id, hash]) => [hash, newDigest.modules[id] ?? hash] as const,
  )
  for (const [oldHash, newHash] of [[oldDigest.text, newDigest.text] as const, ...moduleHashes]) {
    if (oldHash === newHash) continue
    await db.execute(sql`
      UPDATE page_versions SET digest = replace(digest::text, ${oldHash}, ${newHash})::jsonb,
        counterpart = replace(counterpart::text, ${oldHash}, ${newHash})::jsonb
      WHERE page_id = ${pageId} AND (strpos(digest::text, ${oldHash}) > 0 OR strpos(counterpart::text, ${oldHash}) > 0)`)
  }
}
