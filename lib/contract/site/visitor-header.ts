/**
 * Header that identifies the visitor for whom the site calls the backend, in the format of
 * `toClientKey`. The backend uses it to distribute its time fairly among visitors. It is not part
 * of the contract; other backends ignore it.
 */
export const visitorHeader = 'X-Backend-Visitor'
