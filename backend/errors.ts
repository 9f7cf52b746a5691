import type { FieldErrors } from '@/lib/contract/errors'
import type { Login } from './db/schema/sessions'

/** Nobody is logged in, and what is asked for is not for everybody (status 401). */
export class UnauthorizedError extends Error {
  override readonly name = 'UnauthorizedError'
}

/** The disk is nearly full: nothing may be written (RFC 4918 §11.5, status 507). */
export class InsufficientStorageError extends Error {
  readonly status = 507
  override readonly name = 'InsufficientStorageError'
}

/** Too much was tried by one client or for one address (RFC 6585 §4, status 429). */
export class TooManyAttemptsError extends Error {
  readonly status = 429
  override readonly name = 'TooManyAttemptsError'

  constructor(readonly retryAfterSeconds: number) {
    super('too many attempts')
  }
}

/** There is more to do than can be done soon (RFC 9110 §15.6.4, status 503). */
export class ServerBusyError extends Error {
  readonly status = 503
  override readonly name = 'ServerBusyError'
  /** As long as a full queue takes, and longer, so that not everybody comes back at once. */
  readonly retryAfterSeconds = 5

  constructor() {
    super('too much to do')
  }
}

/** What was sent is wrong, by field (contract, conventions: status 400); the messages are in the asked language. */
export class InvalidFieldsError extends Error {
  readonly status = 400
  override readonly name = 'InvalidFieldsError'

  constructor(readonly fields: FieldErrors) {
    super(`These fields are not valid: ${Object.keys(fields).join(', ')}`)
  }
}

/** What was asked for needs the password once more; the login stays. */
export class ProofMissingError extends Error {
  readonly status = 401
  override readonly name = 'ProofMissingError'

  constructor(readonly login: Login) {
    super('a recent proof is missing')
  }
}
