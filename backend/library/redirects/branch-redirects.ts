import { type SQL, sql } from 'drizzle-orm'
import type { Audience } from '@/backend/platform/access/audience'
import type { Queryable } from '@/backend/platform/db/client'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'
import type { Redirect } from '@/lib/contract/site/redirect'
import { fixedAddresses } from '@/lib/contract/site/reserved-paths'

// A moved page with subpages gets one branch redirect, which covers the old addresses of the page
// and all its descendants. If several redirects cover an address, the redirect with the longest old
// path applies; among equal paths, the newest redirect. Addresses in use are never redirected.

/** A published page whose address a redirect follows. */
export interface FollowedPage {
  id: number
  locale: Locale
  path: string
  audience: Audience
}

/** A page, with the old address that a branch redirect covers. */
interface CoveredPage extends FollowedPage {
  address: string
}

/** Maximum number of segments of an address that are compared with the old paths of branches. */
const maxDepth = 40

/**
 * Finds the pages to which branch redirects lead from the addresses. Omits addresses that are in
 * use or have an exact redirect.
 */
export async function findCoveredPages(db: Queryable, addresses: readonly string[]): Promise<CoveredPage[]> {
  const prefixes = addresses.flatMap((address) => listPrefixes(address).map((prefix) => ({ address, prefix })))
  const { rows } = await db.execute<CoveredPage & Record<string, unknown>>(sql`
    SELECT DISTINCT ON (candidate.address) ${coveredColumns(sql`candidate.address`)}
    FROM unnest(
      ${sql.param(prefixes.map(({ address }) => address))}::text[], ${sql.param(prefixes.map(({ prefix }) => prefix))}::text[]
    ) AS candidate(address, prefix)
    JOIN redirects AS branch ON branch.covers_below AND branch.old_path = candidate.prefix
    JOIN publications AS top ON top.page_id = branch.page_id AND top.locale = branch.locale
    JOIN publications AS page
      ON page.locale = branch.locale AND page.path = top.path || substr(candidate.address, char_length(candidate.prefix) + 1)
    WHERE ${isUnusedAddress(sql`candidate.address`)}
    ORDER BY candidate.address, char_length(branch.old_path) DESC, branch.id DESC`)
  return rows
}

/**
 * Lists the old addresses that branch redirects cover, by old path. Omits redirects to hidden
 * addresses.
 */
export async function listCoveredRedirects(
  db: Queryable,
  hiddenAddresses: readonly string[],
  limit: number,
): Promise<Redirect[]> {
  const { rows } = await db.execute<CoveredPage & Record<string, unknown>>(sql`
    WITH RECURSIVE below AS (
      SELECT DISTINCT top.page_id AS top_id, top.path AS top_path, top.page_id, top.locale, top.path, top.audience
      FROM redirects AS branch JOIN publications AS top ON top.page_id = branch.page_id AND top.locale = branch.locale
      WHERE branch.covers_below
      UNION
      SELECT below.top_id, below.top_path, child.page_id, child.locale, child.path, child.audience
      FROM publications AS child JOIN below ON child.parent_id = below.page_id AND child.locale = below.locale
    ), page AS (
      SELECT branch.id, branch.old_path, branch.old_path || substr(path, char_length(top_path) + 1) AS address, below.*
      FROM redirects AS branch JOIN below ON below.top_id = branch.page_id AND below.locale = branch.locale
      WHERE branch.covers_below AND (path = top_path OR starts_with(path, top_path || '/'))
    )
    SELECT DISTINCT ON (address) ${coveredColumns(sql`address`)} FROM page
    WHERE ${isUnusedAddress(sql`address`)} AND '/' || page.locale || '/' || page.path <> ALL (${sql.param(hiddenAddresses)}::text[])
    ORDER BY address, char_length(page.old_path) DESC, page.id DESC LIMIT ${limit}`)
  return rows.map(({ address, locale, path }) => ({ old_path: address, new_path: pageUrl(locale, path) }))
}

/**
 * Lists the old addresses of one page that branch redirects cover. The redirect may belong to the
 * page or to one of its ancestors.
 */
export async function listCoveredAddresses(
  db: Queryable,
  { id, locale, path }: Pick<FollowedPage, 'id' | 'locale' | 'path'>,
): Promise<string[]> {
  const { rows } = await db.execute<{ address: string }>(sql`
    SELECT DISTINCT branch.old_path || substr(${path}, char_length(top.path) + 1) AS address
    FROM publications AS top JOIN redirects AS branch ON branch.page_id = top.page_id AND branch.locale = top.locale
    WHERE branch.covers_below AND top.locale = ${locale} AND top.path = ANY (${sql.param(listPrefixes(path))}::text[])`)
  if (rows.length === 0) return []
  const candidates = rows.map(({ address }) => address)
  const coveredPages = await findCoveredPages(db, candidates)
  return coveredPages.filter((page) => page.id === id).map(({ address }) => address)
}

const coveredColumns = (address: SQL) =>
  sql`${address} AS address, page.page_id AS id, page.locale, page.path, page.audience`

/**
 * The SQL condition that an address belongs to no page and no route of the site, and has no exact
 * redirect.
 */
const isUnusedAddress = (address: SQL) => sql`${address} <> ALL (${sql.param(fixedAddresses)}::text[]) AND NOT EXISTS (
    SELECT FROM publications AS current_page
    WHERE current_page.locale = page.locale AND current_page.path = substr(${address}, char_length(page.locale) + 3)
  ) AND NOT EXISTS (SELECT FROM redirects AS exact WHERE NOT exact.covers_below AND exact.old_path = ${address})`

/** Returns all prefixes of an address or path that end at a segment, and the address itself. */
function listPrefixes(address: string): string[] {
  const parts = address.split('/').slice(0, maxDepth)
  const prefixes = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  return [...new Set([...prefixes.filter(Boolean), address])]
}
