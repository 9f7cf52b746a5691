// What the finishing layer tells the middleware in the requests that it makes for a page. No client can set these.

/**
 * The path as it was asked. Next sees it with single slashes, since it answers others itself, by 308, before the
 * middleware.
 */
export const requestedPathHeader = 'x-asked-path'

/** Stands where the page cannot be shown, with the status: 500 where it broke, 503 where nobody can say who asks. */
export const brokenHeader = 'x-page-broken'
