import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import { listCoveredAddresses } from '@/backend/library/redirects/branch-redirects'
import { findRedirect, hasTarget } from '@/backend/library/redirects/find-redirect'
import { listAddressSpellings } from '@/backend/library/redirects/move-redirects'
import type { Queryable } from '@/backend/platform/db/client'
import { type PublicationRow, publications } from '@/backend/platform/db/schema/content/publications'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { pageUrl, toPathname } from '@/backend/platform/runtime/page-url'
import { decodeOrKeep } from '@/lib/contract/common/address'
import { isLocale, type Locale } from '@/lib/contract/common/locale'
import { isServedAddress } from '@/lib/contract/site/reserved-paths'

/**
 * The redirects to a removed page. `target` is their new target, null if they were deleted.
 * `oldPaths` are the redirected addresses, except those of the page itself.
 */
export interface RemovedRedirects {
  target: string | null
  oldPaths: string[]
}

/** Returns the condition that a redirect leads to a page, by page id or by a published address. */
export function leadsToPage(pageId: number, publicationRows: readonly Pick<PublicationRow, 'locale' | 'path'>[]): SQL {
  return sql`(${hasTarget(publicationRows.flatMap(({ locale, path }) => listAddressSpellings(locale, path)))} OR ${redirects.pageId} = ${pageId})`
}

/**
 * Redirects the published addresses of a removed page, and all redirects to them, to the final
 * target of `redirectTo`, in the same language if possible. Deletes these redirects if there is no
 * target, or if the target leads back to the page. Addresses that a route of the site serves are
 * not redirected.
 */
export async function redirectRemovedPages(
  db: Queryable,
  pageId: number,
  publicationRows: readonly Pick<PublicationRow, 'locale' | 'path'>[],
  redirectTo: string | null,
): Promise<RemovedRedirects> {
  const addresses = publicationRows.map(({ locale, path }) => listAddressSpellings(locale, path))
  const removedAddresses = addresses.flat()
  if (removedAddresses.length === 0) return { target: null, oldPaths: [] }
  const target = redirectTo === null ? null : await findFinalTarget(db, redirectTo, pageId, new Set(removedAddresses))
  const redirectsCondition = leadsToPage(pageId, publicationRows)
  if (target === null) {
    await db.delete(redirects).where(redirectsCondition)
    return { target, oldPaths: [] }
  }
  const targets = await findTargets(db, target)
  const oldPaths: string[] = []
  const retargetRedirects = async (condition: SQL, newPath: string) => {
    const rows = await db
      .update(redirects)
      .set({ newPath, pageId: null, locale: null })
      .where(and(condition, not(redirects.coversBelow)))
      .returning({ oldPath: redirects.oldPath })
    oldPaths.push(...rows.map(({ oldPath }) => oldPath))
  }
  for (const row of publicationRows) {
    const { locale, path } = row
    const newPath = targets.get(locale) ?? target
    const spellings = listAddressSpellings(locale, path)
    const coveredAddresses = await listCoveredAddresses(db, { id: pageId, locale, path })
    const isRedirectToPage = and(eq(redirects.pageId, pageId), eq(redirects.locale, locale))
    await retargetRedirects(sql`(${hasTarget(spellings)} OR ${isRedirectToPage})`, newPath)
    const pageAddresses = spellings.slice(0, 1).filter((address) => !isServedAddress(address))
    for (const oldPath of [...pageAddresses, ...coveredAddresses]) {
      await db
        .insert(redirects)
        .values({ oldPath, newPath })
        .onConflictDoUpdate({
          target: redirects.oldPath,
          targetWhere: sql`NOT ${redirects.coversBelow}`,
          set: { newPath, pageId: null, locale: null },
        })
    }
    oldPaths.push(...coveredAddresses)
  }
  // The remaining redirects lead to the page in a language in which it is not published.
  await retargetRedirects(redirectsCondition, target)
  return { target, oldPaths }
}

/**
 * Finds the published addresses, by language, of the page with the address `target`. Returns an
 * empty map if no page has the address.
 */
export async function findTargets(db: Queryable, target: string): Promise<Map<Locale, string>> {
  const [, locale, ...parts] = decodeOrKeep(target).split('/')
  if (!isLocale(locale)) return new Map()
  const page = db
    .select({ id: publications.pageId })
    .from(publications)
    .where(and(eq(publications.locale, locale), eq(publications.path, parts.join('/'))))
  const rows = await db
    .select({ locale: publications.locale, path: publications.path })
    .from(publications)
    .where(inArray(publications.pageId, page))
  return new Map(rows.map((row) => [row.locale, pageUrl(row.locale, row.path)]))
}

/**
 * Follows redirects from an address to the final target; null if they end at the removed page or
 * form a loop.
 */
async function findFinalTarget(
  db: Queryable,
  start: string,
  pageId: number,
  removedAddresses: ReadonlySet<string>,
): Promise<string | null> {
  const visitedPaths = new Set<string>()
  for (let address = start; ; ) {
    const path = decodeOrKeep(toPathname(address))
    if (removedAddresses.has(path) || visitedPaths.has(path)) return null
    visitedPaths.add(path)
    const nextRedirect = await findRedirect(db, path)
    if (!nextRedirect) return address
    if (nextRedirect.page?.id === pageId) return null
    address = nextRedirect.newPath
  }
}
