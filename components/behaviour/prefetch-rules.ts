/** How long an idle moment is waited for before a page is fetched ahead anyway, in ms (spec §9). */
export const prefetchIdleTimeout = 2000

/** What the browser tells of its connection, where it does. */
export interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether pages may be fetched ahead: not on 2g, not for who saves data (spec §9). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/** The address to fetch ahead for a link; null for what is not another public page of this site. */
export function prefetchAddress(href: string, here: string): string | null {
  const target = new URL(href, here)
  const current = new URL(here)
  if (target.origin !== current.origin || target.pathname === current.pathname) return null
  const isPage = /^\/(de|en)(\/|$)/.test(target.pathname)
  const isPrivate = /^\/(de|en)\/(account|api|pageeditor-api)(\/|$)/.test(target.pathname)
  return isPage && !isPrivate ? target.pathname + target.search : null
}
