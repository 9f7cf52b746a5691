import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'
import { isServedAddress } from '@/lib/contract/site/reserved-paths'

/**
 * A move of a published page to another path, with its published descendants. Paths have no
 * language prefix.
 */
export interface BranchMove {
  locale: Locale
  oldPath: string
  newPath: string
  /**
   * The moved page first, then its descendants. Their old paths begin with `oldPath`, their new
   * paths with `newPath`.
   */
  pageIds: readonly number[]
}

/**
 * Returns both spellings of an address: decoded, as in the table of redirects, and encoded, as in
 * links.
 */
export function listAddressSpellings(locale: Locale, path: string): string[] {
  return [...new Set([toPlainUrl(locale, path), pageUrl(locale, path)])]
}

function toPlainUrl(locale: Locale, path: string): string {
  return path === '' ? `/${locale}` : `/${locale}/${path}`
}

/**
 * Deletes the redirects from an address that a page uses again. Keeps branch redirects, because
 * they do not apply to current addresses of pages.
 */
export async function deleteRedirectsFrom(db: Queryable, locale: Locale, path: string): Promise<void> {
  await db.execute(sql`
    DELETE FROM redirects
    WHERE NOT covers_below AND old_path = ANY (${sql.param(listAddressSpellings(locale, path))}::text[])`)
}

/**
 * Saves redirects from the old addresses of a moved page and its descendants. They follow the pages
 * if these move again. Existing redirects to the old addresses also follow the pages; redirects
 * from the new addresses are deleted. The publications must already have their new paths. A page
 * with descendants gets one branch redirect. A single page gets no redirect if its old address
 * belongs to a route.
 * @param coveredAddresses addresses that redirect to the page because of an earlier branch redirect
 */
export async function saveMoveRedirects(
  db: Queryable,
  move: BranchMove,
  coveredAddresses: readonly string[],
): Promise<void> {
  const { locale, oldPath, newPath, pageIds } = move
  const [pageId] = pageIds
  const oldUrls = [toPlainUrl(locale, oldPath), pageUrl(locale, oldPath)] as const
  const newUrls = [toPlainUrl(locale, newPath), pageUrl(locale, newPath)] as const
  const movedPages = sql`(
    SELECT page_id, substr(path, char_length(${newPath}) + 1) AS suffix
    FROM unnest(${sql.param(pageIds)}::integer[]) AS moved_page(page_id) JOIN publications USING (page_id)
    WHERE locale = ${locale}
  ) AS moved`
  await db.execute(sql`
    DELETE FROM redirects
    WHERE NOT covers_below AND ${hasAnyPrefix(sql`NOT covers_below AND old_path`, [oldUrls[0], ...newUrls])} AND old_path IN (
      SELECT unnest(ARRAY[${oldUrls[0]} || suffix, ${newUrls[0]} || suffix, ${newUrls[1]} || encode_path(suffix)]) FROM ${movedPages}
    )`)
  await db.execute(sql`
    UPDATE redirects SET new_path = NULL, page_id = target.page_id, locale = ${locale}
    FROM (
      SELECT page_id, unnest(ARRAY[${oldUrls[0]} || suffix, ${oldUrls[1]} || encode_path(suffix)]) AS address FROM ${movedPages}
    ) AS target
    WHERE ${hasAnyPrefix(sql`new_path IS NOT NULL AND link_path(new_path)`, oldUrls)} AND new_path = target.address`)
  await db.execute(sql`
    DELETE FROM redirects WHERE covers_below AND page_id = ${pageId} AND old_path = ${newUrls[0]}`)
  const isBranch = pageIds.length > 1
  const remainingAddresses = [oldUrls[0], ...coveredAddresses.filter((address) => address !== newUrls[0])].filter(
    (address) => isBranch || !isServedAddress(address),
  )
  await db.execute(sql`
    INSERT INTO redirects (old_path, page_id, locale, covers_below)
    SELECT old_path, ${pageId}, ${locale}, ${isBranch}
    FROM unnest(${sql.param(remainingAddresses)}::text[]) AS address(old_path)
    ON CONFLICT DO NOTHING`)
}

/** Returns true if a page of the branch can get the old address of another page of the branch. */
export function isOverlapping({ oldPath, newPath }: Pick<BranchMove, 'oldPath' | 'newPath'>): boolean {
  return newPath.startsWith(`${oldPath}/`) || oldPath.startsWith(`${newPath}/`)
}

/**
 * The SQL condition that the address of any redirect begins with one of the prefixes. It is usually
 * false, which saves a comparison with the address of each page. The subquery is uncorrelated, so
 * it runs once per statement.
 */
function hasAnyPrefix(address: SQL, prefixes: readonly string[]): SQL {
  const conditions = [...new Set(prefixes)].map((prefix) => sql`${address} ^@ ${prefix}`)
  return sql`EXISTS (SELECT FROM redirects WHERE ${sql.join(conditions, sql` OR `)})`
}
