import { routedAddress } from './routed-address'

/** Maximum wait for an idle moment before a prefetch, in ms (spec §9). */
export const prefetchIdleTimeout = 2000

/** Connection information of the browser, if available. */
export interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Returns true if pages may be prefetched: not on 2g and not with data saving (spec §9). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/** Returns true for the address of a page in the editor, which its user will not leave soon. */
export function isEdited(address: string): boolean {
  return new URL(address).searchParams.has('edit')
}

/**
 * Returns the address to prefetch for a link; null if it is not another page of this site, or
 * excluded.
 * @param excluded paths that are not prefetched, including everything below them
 */
export function prefetchAddress(href: string, here: string, excluded: readonly string[]): string | null {
  const routed = routedAddress(href, here)
  if (routed === null) return null
  const { href: whole, pathname, search } = new URL(routed, here)
  const isExcluded = excluded.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  return isExcluded || isEdited(whole) || pathname === new URL(here).pathname ? null : pathname + search
}
