/** The parameter of the login page that names the page a visitor came from. */
export const returnParam = 'next'

/** The login page's address with the page before it, where that is one of this site. */
export function addressAfterLogin({ origin, pathname }: Location, referrer: string): string {
  if (!URL.canParse(referrer)) return pathname
  const before = new URL(referrer)
  if (before.origin !== origin) return pathname
  return `${pathname}?${new URLSearchParams({ [returnParam]: `${before.pathname}${before.search}` })}`
}
