/** The disk is nearly full: nothing may be written (RFC 4918 §11.5, status 507). */
export class InsufficientStorageError extends Error {
  readonly status = 507
  override readonly name = 'InsufficientStorageError'
}
