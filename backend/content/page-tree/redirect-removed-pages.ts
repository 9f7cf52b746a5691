import { and, not, type SQL, sql } from 'drizzle-orm'
import { listCoveredAddresses } from '@/backend/library/redirects/branch-redirects'
import { findRedirect, findTarget } from '@/backend/library/redirects/find-redirect'
import { listSpellings } from '@/backend/library/redirects/record-moves'
import type { Queryable } from '@/backend/platform/db/client'
import type { PublicationRow } from '@/backend/platform/db/schema/content/publications'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { toPathname } from '@/backend/platform/runtime/page-url'
import { decodeOrKeep } from '@/lib/contract/common/address'
import { isServedAddress } from '@/lib/contract/site/reserved-paths'

/**
 * The new target of the redirects to a removed page, null if they were deleted, and the redirected
 * addresses except those of the page itself.
 */
export interface RemovedRedirects {
  target: string | null
  oldPaths: string[]
}

/** The condition that a redirect leads to a page, by id or published address. */
export function targetsPage(
  pageId: number,
  publicationRows: readonly Pick<PublicationRow, 'locale' | 'path'>[],
): SQL {
  return sql`(${findTarget(publicationRows.flatMap(({ locale, path }) => listSpellings(locale, path)))} OR ${redirects.pageId} = ${pageId})`
}

/**
 * Redirects the published addresses of a removed page, and all redirects to them, to the final
 * target of `redirectTo`. Without a target, or if it leads back to the page, the redirects are
 * deleted. Addresses that a route of the site serves are not redirected.
 */
export async function redirectRemovedPages(
  db: Queryable,
  pageId: number,
  publicationRows: readonly Pick<PublicationRow, 'locale' | 'path'>[],
  redirectTo: string | null,
): Promise<RemovedRedirects> {
  const addresses = publicationRows.map(({ locale, path }) => listSpellings(locale, path))
  const removedAddresses = addresses.flat()
  if (removedAddresses.length === 0) return { target: null, oldPaths: [] }
  const target =
    redirectTo === null ? null : await finalTarget(db, redirectTo, pageId, new Set(removedAddresses))
  const leadingThere = targetsPage(pageId, publicationRows)
  if (target === null) {
    await db.delete(redirects).where(leadingThere)
    return { target, oldPaths: [] }
  }
  const redirectTarget = { newPath: target, pageId: null, locale: null }
  const coveredAddresses: string[] = []
  for (const page of publicationRows)
    coveredAddresses.push(...(await listCoveredAddresses(db, { id: pageId, ...page })))
  const updatedRedirects = await db
    .update(redirects)
    .set(redirectTarget)
    .where(and(leadingThere, not(redirects.coversBelow)))
    .returning({ oldPath: redirects.oldPath })
  const ownAddresses = addresses
    .flatMap(([plain]) => plain ?? [])
    .filter((address) => !isServedAddress(address))
  for (const oldPath of [...ownAddresses, ...coveredAddresses]) {
    await db
      .insert(redirects)
      .values({ oldPath, newPath: target })
      .onConflictDoUpdate({
        target: redirects.oldPath,
        targetWhere: sql`NOT ${redirects.coversBelow}`,
        set: redirectTarget,
      })
  }
  return { target, oldPaths: [...updatedRedirects.map(({ oldPath }) => oldPath), ...coveredAddresses] }
}

/**
 * Follows redirects from an address to the end; null if it ends at the removed page or in a loop.
 */
async function finalTarget(
  db: Queryable,
  start: string,
  pageId: number,
  removedAddresses: ReadonlySet<string>,
): Promise<string | null> {
  const passed = new Set<string>()
  for (let address = start; ; ) {
    const path = decodeOrKeep(toPathname(address))
    if (removedAddresses.has(path) || passed.has(path)) return null
    passed.add(path)
    const nextRedirect = await findRedirect(db, path)
    if (!nextRedirect) return address
    if (nextRedirect.page?.id === pageId) return null
    address = nextRedirect.newPath
  }
}
