// Headers that the server adds to the requests for Next. It removes them from requests of clients.

/**
 * The requested path as the client sent it. Next redirects paths with repeated slashes before the
 * middleware runs, so the server passes it a path with single slashes.
 */
export const requestedPathHeader = 'x-asked-path'

/**
 * Status of the response if the page cannot be shown: 500 after an error, 503 if the backend cannot
 * identify the user.
 */
export const brokenHeader = 'x-page-broken'
