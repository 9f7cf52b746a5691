/**
 * Query parameter of the login page. It contains the page to open after the login. If it is empty,
 * that is the page that required the login, which is stored in a cookie.
 */
export const returnParam = 'next'

/**
 * Adds the return parameter to the address of the login page. Opening this address after the login
 * redirects to the page.
 */
export function addReturnParameter(pathname: string, next: string): string {
  return `${pathname}?${new URLSearchParams({ [returnParam]: next })}`
}

/**
 * Returns the address of the login page with the return parameter. The parameter contains the page
 * that the visitor came from, if it is a page of this site.
 */
export function toLoginAddress({ origin, pathname }: Location, referrer: string): string {
  const previousPage = URL.canParse(referrer) ? new URL(referrer) : null
  return addReturnParameter(
    pathname,
    previousPage?.origin === origin ? `${previousPage.pathname}${previousPage.search}` : '',
  )
}
