import { eq, sql } from 'drizzle-orm'
import { spellings } from '../content/record-moves'
import type { Queryable } from '../db/client'
import type { PublicationRow } from '../db/schema/publications'
import { redirects } from '../db/schema/redirects'

/**
 * Leads the addresses at which visitors found a page that is gone, and what led there, straight to `wanted` or to where
 * that has moved; without an address to lead to, what led there is removed.
 */
export async function leaveRedirects(
  db: Queryable,
  shown: readonly Pick<PublicationRow, 'locale' | 'path'>[],
  wanted: string | null,
): Promise<void> {
  const addresses = shown.map(({ locale, path }) => spellings(locale, path))
  const gone = addresses.flat()
  if (gone.length === 0) return
  const target = wanted === null ? null : await finalTarget(db, wanted, new Set(gone))
  const leadingThere = sql`link_path(${redirects.newPath}) = ANY (${sql.param(gone)}::text[])`
  if (target === null) {
    await db.delete(redirects).where(leadingThere)
    return
  }
  await db.update(redirects).set({ newPath: target }).where(leadingThere)
  for (const [oldPath] of addresses) {
    if (oldPath === undefined) continue
    await db
      .insert(redirects)
      .values({ oldPath, newPath: target })
      .onConflictDoUpdate({ target: redirects.oldPath, set: { newPath: target } })
  }
}

/** Where redirects lead from an address in the end; null when that is one of those that are gone, or nowhere. */
async function finalTarget(db: Queryable, wanted: string, gone: ReadonlySet<string>): Promise<string | null> {
  const passed = new Set<string>()
  for (let address = wanted; ; ) {
    const path = pathOf(address)
    if (gone.has(path) || passed.has(path)) return null
    passed.add(path)
    const [next] = await db.select().from(redirects).where(eq(redirects.oldPath, path))
    if (!next) return address
    address = next.newPath
  }
}

/** An address as redirects are looked up: decoded, without query, fragment and final slash. */
function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/, '').replace(/\/$/, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
