import { sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import type { Queryable } from '../db/client'
import { pageUrl } from '../page-url'

/** A page, and where it was and is, without prefix. */
export interface PageMove {
  pageId: number
  from: string
  to: string
}

/** Both spellings of an address: as people write it, which is how moved addresses are looked up, and as links have it. */
export function spellings(locale: Locale, path: string): string[] {
  const plain = path === '' ? `/${locale}` : `/${locale}/${path}`
  return [...new Set([plain, pageUrl(locale, path)])]
}

/**
 * Writes redirects to pages that moved, which follow them from then on, and nothing leads away from an address that is a page
 * again.
 * @param shown the address of the page that was published, moved or not
 */
export async function recordMoves(
  db: Queryable,
  locale: Locale,
  moves: readonly PageMove[],
  shown: string,
): Promise<void> {
  const pagesAgain = new Set([shown, ...moves.map(({ to }) => to)].flatMap((path) => spellings(locale, path)))
  const left = moves.flatMap(({ pageId, from }) => {
    const [oldPath] = spellings(locale, from)
    return oldPath === undefined || pagesAgain.has(oldPath) ? [] : [{ oldPath, pageId }]
  })
  const oldPaths = left.map(({ oldPath }) => oldPath)
  await db.execute(sql`
    DELETE FROM redirects WHERE old_path = ANY (${sql.param([...pagesAgain, ...oldPaths])}::text[])`)
  if (moves.length === 0) return
  await bindToPages(db, locale, moves)
  await db.execute(sql`
    INSERT INTO redirects (old_path, page_id, locale)
    SELECT moved.*, ${locale} FROM unnest(
      ${sql.param(oldPaths)}::text[], ${sql.param(left.map(({ pageId }) => pageId))}::integer[]
    ) AS moved`)
}

/** What led to the addresses that the pages leave follows the pages, too. */
async function bindToPages(db: Queryable, locale: Locale, moves: readonly PageMove[]): Promise<void> {
  const leads = moves.flatMap(({ pageId, from }) =>
    spellings(locale, from).map((address) => ({ address, pageId })),
  )
  // Each looked up by the index (OFFSET 0): joined with all redirects, the target of every one would be worked out.
  await db.execute(sql`
    UPDATE redirects SET new_path = NULL, page_id = leading_there.page_id, locale = ${locale}
    FROM (
      SELECT redirect.id, moved.page_id
      FROM unnest(
        ${sql.param(leads.map(({ address }) => address))}::text[], ${sql.param(leads.map(({ pageId }) => pageId))}::integer[]
      ) AS moved(address, page_id)
      CROSS JOIN LATERAL (
        SELECT id FROM redirects WHERE link_path(new_path) = moved.address AND new_path = moved.address OFFSET 0
      ) AS redirect
    ) AS leading_there
    WHERE redirects.id = leading_there.id`)
}
