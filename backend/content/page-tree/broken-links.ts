import { sql } from 'drizzle-orm'
import { listLinkPlaces, type PlaceRow } from '@/backend/library/page-links/link-places'
import { resolveLinks } from '@/backend/library/page-links/resolve-links'
import { filterMovedAddresses } from '@/backend/library/redirects/find-redirect'
import type { Queryable } from '@/backend/platform/db/client'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { decodeOrKeep } from '@/lib/contract/common/address'
import { isLocale } from '@/lib/contract/common/locale'
import type { BrokenLink, LinkPlace } from '@/lib/contract/pages/page-tree'
import { isReservedPath } from '@/lib/contract/site/reserved-paths'
import { matchRoute } from '@/lib/contract/site/route-patterns'

type Target = { path: string; reason: BrokenLink['reason'] }

/**
 * Lists broken links in working copies, reusable containers, HTML selections, the footer and
 * redirects. A link is broken if its page is deleted or offline, its file is deleted, or its
 * address has no page, no redirect and no route of the site.
 */
export async function listBrokenLinks(db: Queryable): Promise<BrokenLink[]> {
  const candidates = await findCandidates(db)
  const { toAddress } = await resolveLinks(
    db,
    candidates.map(({ path }) => path),
  )
  const targets = candidates.map((candidate) => ({ ...candidate, url: toAddress(candidate.path) }))
  const addresses = targets.flatMap(({ url, reason }) => (reason === 'offline' ? [] : [decodeOrKeep(url)]))
  const workingAddresses = await findWorkingAddresses(db, [...new Set(addresses)])
  const brokenTargets = new Map(
    targets
      .filter(({ url, reason }) => reason === 'offline' || !workingAddresses.has(decodeOrKeep(url)))
      .map((target) => [target.path, target]),
  )
  const brokenPaths = sql`${sql.param([...brokenTargets.keys()])}::text[]`
  const links = await listLinkPlaces(db, (path) => sql`${path} = ANY (${brokenPaths})`)
  return links.flatMap((row) => {
    const target = brokenTargets.get(row.link)
    if (!target) return []
    const { url, reason } = target
    return [{ url, reason, place: toLinkPlace(row), modules: row.modules }]
  })
}

function toLinkPlace({ type, id, locale, title, path, slug }: PlaceRow): LinkPlace {
  if (type === 'redirect' || type === 'footer') return { type, id: id ?? 0, title }
  if (type !== 'page') return { type, slug: slug ?? '', title, locale }
  return { type, id: id ?? 0, locale, title, url: pageUrl(locale, path ?? '') }
}

async function findCandidates(db: Queryable): Promise<Target[]> {
  const { rows } = await db.execute<Target>(sql`
    WITH link_paths AS (
      SELECT path FROM module_links UNION SELECT path FROM selection_links
      UNION SELECT link_path(hero_link) FROM page_texts WHERE hero_link <> ''
      UNION SELECT link_path(new_path) FROM redirects WHERE new_path IS NOT NULL
      UNION SELECT link_path(address) FROM footer_links, LATERAL jsonb_each_text(url) AS link(locale, address)
      WHERE is_shown
    ),
    file_links AS (
      SELECT path, substring(path FROM '/api/files/([1-9][0-9]{0,9})/[^/]+$')::bigint AS id
      FROM link_paths WHERE path ~ '^(/(de|en))?/api/files/'
    ),
    local_links AS (
      SELECT path FROM link_paths WHERE path ~ '^(page:|/(de|en)(/|$))' AND path !~ '^/(de|en)/api/files/'
    ),
    page_links AS (
      SELECT path, substring(path FROM '^page:([0-9]{1,9})/')::integer AS id, substring(path FROM '/(de|en)$') AS locale
      FROM local_links WHERE path ~ '^page:[0-9]{1,9}/(de|en)$'
    )
    SELECT path, CASE WHEN EXISTS (SELECT FROM pages WHERE pages.id = page_links.id) THEN 'offline' ELSE 'deleted' END AS reason
    FROM page_links WHERE NOT EXISTS (
      SELECT FROM publications AS publication
      WHERE publication.page_id = page_links.id AND publication.locale = page_links.locale AND publication.is_online
    )
    UNION ALL
    SELECT path, 'missing' FROM local_links WHERE path LIKE '/%' AND NOT EXISTS (
      SELECT FROM publications AS publication
      WHERE publication.is_online AND publication.locale = substr(local_links.path, 2, 2) AND publication.path = substr(local_links.path, 5)
    )
    UNION ALL
    SELECT path, 'deleted' FROM file_links WHERE NOT EXISTS (SELECT FROM download_files AS file WHERE file.id = file_links.id)`)
  return rows.filter((target) => !isRoute(target))
}

function isRoute({ path, reason }: Target): boolean {
  const [, locale, ...segments] = path.split('/')
  if (reason !== 'missing' || !isLocale(locale)) return false
  const pagePath = segments.join('/')
  return isReservedPath(locale, pagePath) || matchRoute(locale, pagePath) !== null
}

/**
 * Finds the addresses that are not broken, because they are another spelling of a page's address or
 * have a redirect.
 */
async function findWorkingAddresses(db: Queryable, addresses: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ address: string }>(sql`
    SELECT address FROM unnest(${sql.param(addresses)}::text[]) AS candidate(address)
    JOIN publications AS publication ON publication.locale = substr(address, 2, 2) AND publication.path = substr(address, 5)
    WHERE publication.is_online`)
  const movedAddresses = await filterMovedAddresses(db, addresses)
  return new Set([...rows.map(({ address }) => address), ...movedAddresses])
}
