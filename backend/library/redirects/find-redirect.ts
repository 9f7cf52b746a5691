import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Redirect } from '@/lib/contract/site/redirect'
import { isServedAddress } from '@/lib/contract/site/reserved-paths'
import { type FollowedPage, findCoveredPages } from './branch-redirects'

/**
 * Finds the new address of a moved address, and the page that the redirect follows, if any. An
 * exact redirect takes precedence over a branch redirect. Ignores redirects from addresses of
 * routes of the site.
 */
export async function findRedirect(
  db: Queryable,
  oldPath: string,
): Promise<{ newPath: string; page: FollowedPage | null } | null> {
  if (isServedAddress(oldPath)) return null
  const [exactRedirect] = await readRedirects(db, eq(redirects.oldPath, oldPath), { limit: 1 })
  if (exactRedirect) return exactRedirect
  const [page] = await findCoveredPages(db, [oldPath])
  return page ? { newPath: pageUrl(page.locale, page.path), page } : null
}

export async function filterMovedAddresses(db: Queryable, addresses: readonly string[]): Promise<string[]> {
  const exactRedirects = await readRedirects(db, sql`${redirects.oldPath} = ANY (${sql.param(addresses)}::text[])`, {
    limit: addresses.length,
  })
  const coveredPages = await findCoveredPages(db, addresses)
  const movedAddresses = [
    ...exactRedirects.map(({ oldPath }) => oldPath),
    ...coveredPages.map(({ address }) => address),
  ]
  return movedAddresses.filter((address) => !isServedAddress(address))
}

/**
 * Lists redirects by old path, without branch redirects and redirects from addresses of the site's
 * routes.
 * @param condition may refer to the publication of the followed page
 */
export async function listRedirectsWhere(db: Queryable, condition: SQL, limit: number): Promise<Redirect[]> {
  const listedRedirects: Redirect[] = []
  for (let offset = 0; listedRedirects.length < limit; offset += limit) {
    const rows = await readRedirects(db, condition, { limit, offset })
    listedRedirects.push(
      ...rows
        .filter(({ oldPath }) => !isServedAddress(oldPath))
        .map(({ oldPath, newPath }) => ({ old_path: oldPath, new_path: newPath })),
    )
    if (rows.length < limit) break
  }
  return listedRedirects.slice(0, limit)
}

/**
 * The SQL condition that the target of a redirect is one of the addresses, with any query or
 * fragment. An index supports it.
 */
export function hasTarget(addresses: readonly string[]): SQL {
  return sql`(${redirects.newPath} IS NOT NULL AND link_path(${redirects.newPath}) = ANY (${sql.param(addresses)}::text[]))`
}

async function readRedirects(db: Queryable, condition: SQL, { limit, offset = 0 }: { limit: number; offset?: number }) {
  const { pageId: id, locale, path, audience } = publications
  const rows = await db
    .select({ oldPath: redirects.oldPath, newPath: redirects.newPath, page: { id, locale, path, audience } })
    .from(redirects)
    .leftJoin(publications, and(eq(id, redirects.pageId), eq(locale, redirects.locale)))
    .where(sql`NOT ${redirects.coversBelow} AND ${condition}`)
    .orderBy(asc(redirects.oldPath))
    .limit(limit)
    .offset(offset)
  return rows.flatMap(({ oldPath, newPath, page }) => {
    const target = newPath ?? (page && pageUrl(page.locale, page.path))
    return target === null ? [] : [{ oldPath, newPath: target, page }]
  })
}
