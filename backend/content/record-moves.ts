import { inArray } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import type { Queryable } from '../db/client'
import { redirects } from '../db/schema/redirects'
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
  const pagesAgain = [shown, ...moves.map(({ to }) => to)].flatMap((path) => spellings(locale, path))
  const wrong = inArray(redirects.oldPath, pagesAgain)
  // Asked first: each delete is announced as a change of the list, also of no row.
  const [known] = await db.select({ id: redirects.id }).from(redirects).where(wrong).limit(1)
  if (known) await db.delete(redirects).where(wrong)
  for (const { from, to } of moves) {
    const newPath = pageUrl(locale, to)
    await db
      .update(redirects)
      .set({ newPath })
      .where(inArray(redirects.newPath, spellings(locale, from)))
    const [oldPath] = spellings(locale, from)
    if (oldPath === undefined || pagesAgain.includes(oldPath)) continue
    await db
      .insert(redirects)
      .values({ oldPath, newPath })
      .onConflictDoUpdate({ target: redirects.oldPath, set: { newPath } })
  }
}
