import { sql } from 'drizzle-orm'
import { decodeOrKeep } from '@/lib/contract/address'
import type { Locale } from '@/lib/contract/locale'
import type { BrokenLink } from '@/lib/contract/page-tree'
import { resolveLinks } from '../content/resolve-links'
import type { Queryable } from '../db/client'
import { pageUrl } from '../page-url'
import { findRedirect } from '../redirects/find-redirect'

/** How many targets are checked, and how many links to them are listed: those of a page to one target count once. */
const maxTargets = 1000
const maxLinks = 200

/** What `module_links` has of a target at which visitors find no page. */
type Target = { path: string; reason: BrokenLink['reason'] }
type LinkRow = { link: string; id: number; locale: Locale; title: string; path: string; modules: number[] }

/**
 * Where pages' working copies link to pages that visitors do not find: deleted ones and offline ones, and addresses at which there is no
 * page and from which no redirect leads on. Of the latter some may be addresses of the site that are no content pages.
 */
export async function listBrokenLinks(db: Queryable): Promise<BrokenLink[]> {
  const candidates = await findCandidates(db)
  const { addressOf } = await resolveLinks(
    db,
    candidates.map(({ path }) => path),
  )
  const broken = new Map<string, { url: string; reason: BrokenLink['reason'] }>()
  for (const { path, reason } of candidates) {
    const url = addressOf(path)
    if (reason === 'offline' || !(await leadsOn(db, decodeOrKeep(url)))) broken.set(path, { url, reason })
  }
  const links = await findLinks(db, [...broken.keys()])
  return links.flatMap(({ link, id, locale, title, path, modules }) => {
    const target = broken.get(link)
    return target ? [{ ...target, page: { id, locale, title, url: pageUrl(locale, path) }, modules }] : []
  })
}

async function findCandidates(db: Queryable): Promise<Target[]> {
  const { rows } = await db.execute<Target>(sql`
    WITH linked AS (SELECT DISTINCT path FROM module_links WHERE path ~ '^(page:|/(de|en)(/|$))'),
    named AS (
      SELECT path, substring(path FROM '^page:([0-9]{1,9})/')::integer AS id, substring(path FROM '/(de|en)$') AS locale
      FROM linked WHERE path ~ '^page:[0-9]{1,9}/(de|en)$'
    )
    SELECT path, CASE WHEN EXISTS (SELECT FROM pages WHERE pages.id = named.id) THEN 'offline' ELSE 'deleted' END AS reason
    FROM named WHERE NOT EXISTS (
      SELECT FROM publications AS shown
      WHERE shown.page_id = named.id AND shown.locale = named.locale AND shown.is_online
    )
    UNION ALL
    SELECT path, 'missing' FROM linked WHERE path LIKE '/%' AND NOT EXISTS (
      SELECT FROM publications AS shown
      WHERE shown.is_online AND shown.locale = substr(linked.path, 2, 2) AND shown.path = substr(linked.path, 5)
    )
    ORDER BY path LIMIT ${maxTargets}`)
  return rows
}

/** Whether visitors find a page at an address that is written in another way, or are led on from there. */
async function leadsOn(db: Queryable, address: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM publications WHERE is_online AND locale = ${address.slice(1, 3)} AND path = ${address.slice(4)}`)
  return rows.length > 0 || (await findRedirect(db, address)) !== null
}

async function findLinks(db: Queryable, links: readonly string[]): Promise<LinkRow[]> {
  const { rows } = await db.execute<LinkRow>(sql`
    SELECT link.path AS link, text.page_id AS id, text.locale, text.title, text.path, array_agg(m.id ORDER BY m.id) AS modules
    FROM module_links AS link JOIN modules AS m ON m.id = link.module_id AND m.content_type = 'page'
    JOIN page_texts AS text ON text.page_id = m.object_id AND text.locale = m.locale
    WHERE link.path = ANY (${sql.param(links)}::text[])
    GROUP BY link.path, text.page_id, text.locale ORDER BY text.title, text.page_id, link.path LIMIT ${maxLinks}`)
  return rows
}
