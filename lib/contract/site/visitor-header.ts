/**
 * Header that identifies the visitor on whose behalf the site reads: an address in the form of
 * `clientKey`. The backend distributes its time fairly among visitors. It is not part of the
 * contract; other backends ignore it.
 */
export const visitorHeader = 'X-Backend-Visitor'
