/**
 * Parameter of the login page with the page to return to. Empty for the page that required the
 * login, which only a cookie names.
 */
export const returnParam = 'next'

/** Adds the parameter to the login page's address, which a completed login opens. */
export function withReturn(pathname: string, next: string): string {
  return `${pathname}?${new URLSearchParams({ [returnParam]: next })}`
}

/**
 * Returns the login page's address with the referring page as parameter, if that is on this site.
 */
export function addressAfterLogin({ origin, pathname }: Location, referrer: string): string {
  const before = URL.canParse(referrer) ? new URL(referrer) : null
  return withReturn(pathname, before?.origin === origin ? `${before.pathname}${before.search}` : '')
}
