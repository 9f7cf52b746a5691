// Headers of the requests that the finishing layer sends to the middleware. Clients cannot set
// them.

/**
 * Requested path. Next answers paths with repeated slashes itself (308) before the middleware, so
 * it gets single ones.
 */
export const requestedPathHeader = 'x-asked-path'

/** Status if the page cannot be shown: 500 for an error, 503 for an unidentified user. */
export const brokenHeader = 'x-page-broken'
