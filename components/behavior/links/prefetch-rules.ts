import { routedAddress } from './routed-address'

/** How long an idle moment is waited for before a page is fetched ahead anyway, in ms (spec §9). */
export const prefetchIdleTimeout = 2000

/** What the browser discloses about its connection, if anything. */
export interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether pages may be fetched ahead: not on 2g, not for who saves data (spec §9). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/** Whether the page at an address is edited: who does that stays there. */
export function isEdited(address: string): boolean {
  return new URL(address).searchParams.has('edit')
}

/**
 * The address to prefetch for a link; null if it is no other page of this site, or must not be prefetched.
 * @param excluded paths that are not fetched ahead, with all below them
 */
export function prefetchAddress(href: string, here: string, excluded: readonly string[]): string | null {
  const routed = routedAddress(href, here)
  if (routed === null) return null
  const { href: whole, pathname, search } = new URL(routed, here)
  const isExcluded = excluded.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  return isExcluded || isEdited(whole) || pathname === new URL(here).pathname ? null : pathname + search
}
