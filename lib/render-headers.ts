// What the finishing layer tells the middleware in the requests that it makes for a page. No client can set these.

/**
 * The path as it was asked. Next sees it with single slashes, since it answers others itself, by 308, before the
 * middleware.
 */
export const requestedPathHeader = 'x-asked-path'

/**
 * Set where the page cannot be shown, with the status: 500 on an error, 503 where the user cannot be
 * identified.
 */
export const brokenHeader = 'x-page-broken'
