import { toRoutedAddress } from './routed-address'

/** Maximum wait for an idle moment before a prefetch, in ms (spec §9). */
export const prefetchIdleTimeoutMs = 2000

/** Connection information of the browser, if available. */
export interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Returns true if pages may be prefetched: not on 2g and not with data saving (spec §9). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/** Returns true for the address of a page in the editor. Editors stay on such a page for long. */
export function isEditedPageAddress(address: string): boolean {
  return new URL(address).searchParams.has('edit')
}

/**
 * Returns the address to prefetch for a link. Returns null if the link does not lead to another
 * page of this site, or if the page is excluded or in the editor.
 * @param pathsWithoutPrefetch paths that are not prefetched, including everything below them
 */
export function toPrefetchAddress(
  href: string,
  currentUrl: string,
  pathsWithoutPrefetch: readonly string[],
): string | null {
  const routedAddress = toRoutedAddress(href, currentUrl)
  if (routedAddress === null) return null
  const { href: absoluteUrl, pathname, search } = new URL(routedAddress, currentUrl)
  const isExcluded = pathsWithoutPrefetch.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  if (isExcluded || isEditedPageAddress(absoluteUrl)) return null
  return pathname === new URL(currentUrl).pathname ? null : pathname + search
}
