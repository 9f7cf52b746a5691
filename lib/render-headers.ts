// What the finishing layer tells the middleware in the requests that it makes for a page. No client can set these.

/**
 * The path as it was asked. Next sees it with single slashes, since it answers others itself, by 308, before the
 * middleware.
 */
export const askedPathHeader = 'x-asked-path'

/** Stands where the page has broken while it was rendered: its error page is wanted. */
export const brokenHeader = 'x-page-broken'
