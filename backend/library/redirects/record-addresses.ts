import { and, eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { articleCategories, articleTags } from '@/backend/platform/db/schema/content/articles'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { decodeOrKeep } from '@/lib/contract/common/address'
import { isLocale, type Locale } from '@/lib/contract/common/locale'
import { parseRecordPath, recordFolders } from '@/lib/contract/records/record'
import { matchRoute } from '@/lib/contract/site/route-patterns'
import type { FollowedPage } from './branch-redirects'

/** A new address and the page there. The page is null for a list of articles. */
interface RecordAddress {
  newPath: string
  page: FollowedPage | null
}

/**
 * Finds the current address of a record, or of a list of articles by category or tag, by the id in
 * an address with an old slug. Returns null if the slug is current or the record is not online.
 */
export async function findRecordAddress(db: Queryable, address: string): Promise<RecordAddress | null> {
  const [locale, ...parts] = address.split('/').filter(Boolean).map(decodeOrKeep)
  if (!isLocale(locale)) return null
  const path = parts.join('/')
  const page = await findRecord(db, locale, path)
  if (page) return page.path === path ? null : { newPath: pageUrl(locale, page.path), page }
  const termPath = await findTermPath(db, path)
  return termPath === null || termPath === path ? null : { newPath: pageUrl(locale, termPath), page: null }
}

async function findRecord(db: Queryable, locale: Locale, path: string): Promise<FollowedPage | null> {
  // Organizations are also addressed below the list of their category (spec §2).
  const [, list = '', detail = ''] = /^(.+)(\/[^/]+\/\d+)$/.exec(path) ?? []
  const isCategoryList = /^\/unsere-mitglieder\/[\w-]+$/.test(matchRoute(locale, list)?.route ?? '')
  const address = isCategoryList ? recordFolders.organization[locale] + detail : path
  const recordPath = parseRecordPath(locale, address)
  if (!recordPath) return null
  const { pageId: id, path: currentPath, audience } = publications
  const [page = null] = await db
    .select({ id, locale: publications.locale, path: currentPath, audience })
    .from(publications)
    .where(
      and(
        eq(id, recordPath.id),
        eq(publications.locale, locale),
        eq(publications.contentType, recordPath.type),
        eq(publications.isOnline, true),
      ),
    )
  return page
}

/** Finds the current path of a list of articles by the id of its category or tag. */
async function findTermPath(db: Queryable, path: string): Promise<string | null> {
  const { folder, kind, id } =
    /^(?<folder>.+)\/(?<kind>category|tags)\/[^/]+\/(?<id>[1-9]\d{0,8})$/.exec(path)?.groups ?? {}
  if (!folder || !kind) return null
  const table = kind === 'tags' ? articleTags : articleCategories
  const [term] = await db
    .select({ slug: table.slug })
    .from(table)
    .where(eq(table.id, Number(id)))
  return term ? `${folder}/${kind}/${term.slug}/${id}` : null
}
