/** Parameter of the login page with the page to return to. */
export const returnParam = 'next'

/**
 * Returns the login page's address with the referring page as parameter, if that is on this site.
 */
export function addressAfterLogin({ origin, pathname }: Location, referrer: string): string {
  if (!URL.canParse(referrer)) return pathname
  const before = new URL(referrer)
  if (before.origin !== origin) return pathname
  return `${pathname}?${new URLSearchParams({ [returnParam]: `${before.pathname}${before.search}` })}`
}
