import { eq, or } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import type { PublicationRow } from '../db/schema/publications'
import { redirects } from '../db/schema/redirects'
import { findRedirect, leadsTo } from '../redirects/find-redirect'
import { spellings } from '../redirects/record-moves'

/**
 * Leads the addresses at which visitors found a page that is gone, and what led there, straight to `wanted` or to where
 * that has moved; without an address to lead to, what led there is removed.
 */
export async function redirectRemovedPages(
  db: Queryable,
  pageId: number,
  shown: readonly Pick<PublicationRow, 'locale' | 'path'>[],
  wanted: string | null,
): Promise<void> {
  const addresses = shown.map(({ locale, path }) => spellings(locale, path))
  const gone = addresses.flat()
  if (gone.length === 0) return
  const target = wanted === null ? null : await finalTarget(db, wanted, pageId, new Set(gone))
  const leadingThere = or(leadsTo(gone), eq(redirects.pageId, pageId))
  if (target === null) {
    await db.delete(redirects).where(leadingThere)
    return
  }
  const elsewhere = { newPath: target, pageId: null, locale: null }
  await db.update(redirects).set(elsewhere).where(leadingThere)
  for (const [oldPath] of addresses) {
    if (oldPath === undefined) continue
    await db
      .insert(redirects)
      .values({ oldPath, newPath: target })
      .onConflictDoUpdate({ target: redirects.oldPath, set: elsewhere })
  }
}

/** Where redirects lead from an address in the end; null when that is the page that goes, or nowhere. */
async function finalTarget(
  db: Queryable,
  wanted: string,
  pageId: number,
  gone: ReadonlySet<string>,
): Promise<string | null> {
  const passed = new Set<string>()
  for (let address = wanted; ; ) {
    const path = pathOf(address)
    if (gone.has(path) || passed.has(path)) return null
    passed.add(path)
    const next = await findRedirect(db, path)
    if (!next) return address
    if (next.page?.id === pageId) return null
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
