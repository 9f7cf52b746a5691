/**
 * The header by which the site names the visitor for whom it reads: an address, as `clientKey`
 * writes it. The backend gives each visitor a share of its time. It is no part of the contract:
 * another backend ignores it.
 */
export const visitorHeader = 'X-Backend-Visitor'
