import { sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import type { Queryable } from '../db/client'
import { pageUrl } from './page-url'

/** Where a page was and where it is, without prefix. */
export interface MovedPath {
  from: string
  to: string
}

/** Both spellings of an address: as people write it, which is how moved addresses are looked up, and as links have it. */
export function spellings(locale: Locale, path: string): string[] {
  const plain = path === '' ? `/${locale}` : `/${locale}/${path}`
  return [...new Set([plain, pageUrl(locale, path)])]
}

/**
 * Writes redirects for pages that moved, straight to where they are: what led to an old address leads to the new one, and
 * nothing leads away from an address that is a page again.
 * @param shown the address of the page that was published, moved or not
 */
export async function recordMoves(
  db: Queryable,
  locale: Locale,
  moves: readonly MovedPath[],
  shown: string,
): Promise<void> {
  const pagesAgain = new Set([shown, ...moves.map(({ to }) => to)].flatMap((path) => spellings(locale, path)))
  const wrong = sql`old_path = ANY (${sql.param([...pagesAgain])}::text[])`
  // Asked first: each statement is announced as a change of the list, also of no row.
  const known = await db.execute(sql`SELECT FROM redirects WHERE ${wrong} LIMIT 1`)
  if (known.rows.length > 0) await db.execute(sql`DELETE FROM redirects WHERE ${wrong}`)
  if (moves.length === 0) return
  await leadOn(db, locale, moves)
  const left = moves.flatMap(({ from, to }) => {
    const [oldPath] = spellings(locale, from)
    return oldPath === undefined || pagesAgain.has(oldPath) ? [] : [{ oldPath, newPath: pageUrl(locale, to) }]
  })
  const [oldPaths, newPaths] = [left.map(({ oldPath }) => oldPath), left.map(({ newPath }) => newPath)]
  await db.execute(sql`
    INSERT INTO redirects (old_path, new_path)
    SELECT * FROM unnest(${sql.param(oldPaths)}::text[], ${sql.param(newPaths)}::text[])
    ON CONFLICT (old_path) DO UPDATE SET new_path = excluded.new_path`)
}

/** What led to the old addresses leads to the new ones. */
async function leadOn(db: Queryable, locale: Locale, moves: readonly MovedPath[]): Promise<void> {
  const leads = moves.flatMap(({ from, to }) =>
    spellings(locale, from).map((address) => ({ address, newPath: pageUrl(locale, to) })),
  )
  const [addresses, newPaths] = [leads.map(({ address }) => address), leads.map(({ newPath }) => newPath)]
  await db.execute(sql`
    UPDATE redirects SET new_path = moved.new_path
    FROM unnest(${sql.param(addresses)}::text[], ${sql.param(newPaths)}::text[]) AS moved(address, new_path)
    WHERE link_path(redirects.new_path) = moved.address AND redirects.new_path = moved.address`)
}
