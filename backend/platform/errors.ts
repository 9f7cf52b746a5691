import type { z } from 'zod'
import type { conflictSchema, FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { Login } from './db/schema/accounts/sessions'

/** The request needs a login (status 401). */
export class UnauthorizedError extends Error {
  override readonly name = 'UnauthorizedError'
}

/** The user lacks the right (status 403). */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError'
}

/**
 * The resource does not exist or is hidden from this client (status 404); `data` goes into the
 * response.
 */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'

  constructor(
    message?: string,
    readonly data: Record<string, unknown> = {},
  ) {
    super(message)
  }
}

/** Creates the error for a deleted resource; `by` is the full name of the deleter, if known. */
export function deletedError({ by }: { by: string | null }): NotFoundError {
  return new NotFoundError('deleted', { by })
}

export type ConflictReason =
  | 'accountOpen'
  | 'approvalMissing'
  | 'categoryInUse'
  | 'containerInUse'
  | 'directoryInUse'
  | 'embargoWithoutPlan'
  | 'folderNotEmpty'
  | 'homeStays'
  | 'importStale'
  | 'inJobTeam'
  | 'issueDispatched'
  | 'issueNotRunning'
  | 'issueNotStopped'
  | 'jobState'
  | 'jobTeamFull'
  | 'lastJobTeamOwner'
  | 'lookupInUse'
  | 'mailForgotten'
  | 'mailServerMissing'
  | 'notPlannedHere'
  | 'nothingToSend'
  | 'ownAccount'
  | 'noAccessRequested'
  | 'mergedWithItself'
  | 'pageCycle'
  | 'pagesBelow'
  | 'parentUntranslated'
  | 'pathReserved'
  | 'pathTaken'
  | 'pictureInUse'
  | 'previewLinksFull'
  | 'proposalClosed'
  | 'proposalConflict'
  | 'recordsStay'
  | 'releaseLacksLanguage'
  | 'replacementUndone'
  | 'reviewClosed'
  | 'reviewOutdated'
  | 'selectionInUse'
  | 'staleWrite'
  | 'threadAnswered'
  | 'threadsFull'
  | 'translationExists'

/** A write conflicts with stored data (status 409); `data` goes into the response. */
export class ConflictError extends Error {
  override readonly name: string = 'ConflictError'

  constructor(
    readonly reason: ConflictReason,
    readonly data: Record<string, unknown> = {},
  ) {
    super(reason)
  }
}

/** Both states of a stale write; `by` is the full name of the last author, if known. */
export type StaleWrite = Omit<z.infer<typeof conflictSchema>, 'detail'>

/** Creates the error for a write based on an outdated state: 409 `{detail, current, yours, by}`. */
export function createStaleWriteError({ current, yours, by }: StaleWrite): ConflictError {
  return new ConflictError('staleWrite', { current, yours, by })
}

/** Invalid input, by field (contract, conventions: status 400). */
export abstract class ValidationError extends Error {
  /** Messages by field. */
  abstract fieldsIn(locale: Locale): FieldErrors
}

/** One invalid value with an error code of the contract, for authentication responses. */
export abstract class CodedFieldError extends ValidationError {
  abstract readonly code: string
  /** Field name; null for the whole form. */
  abstract readonly param: string | null

  /** The message in a language. */
  abstract messageIn(locale: Locale): string

  override fieldsIn(locale: Locale): FieldErrors {
    return { [this.param ?? 'non_field_errors']: [this.messageIn(locale)] }
  }
}

/** Several errors of one form. */
export class CodedFieldErrors extends ValidationError {
  override readonly name = 'CodedFieldErrors'

  constructor(readonly errors: readonly CodedFieldError[]) {
    super(errors.map(({ code }) => code).join(', '))
  }

  override fieldsIn(locale: Locale): FieldErrors {
    return Object.assign({}, ...this.errors.map((error) => error.fieldsIn(locale)))
  }
}

/** HTML elements exceed the nesting limit (status 400). */
export class NestedTooDeeplyError extends Error {
  override readonly name = 'NestedTooDeeplyError'
}

/** The disk is nearly full: writes are rejected (RFC 4918 §11.5, status 507). */
export class InsufficientStorageError extends Error {
  override readonly name = 'InsufficientStorageError'
}

/** The file server is unreachable or rejects requests (RFC 9110 §15.6.4, status 503). */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError'
}

/** Too many attempts by a client or for an address (RFC 6585 §4, status 429). */
export class TooManyAttemptsError extends Error {
  override readonly name = 'TooManyAttemptsError'

  constructor(readonly retryAfterSeconds: number) {
    super('too many attempts')
  }
}

/** The server is overloaded (RFC 9110 §15.6.4, status 503). */
export class ServerBusyError extends Error {
  override readonly name = 'ServerBusyError'
  /** Longer than a full queue takes, so that clients do not all retry at once. */
  readonly retryAfterSeconds = 5

  constructor() {
    super('too much to do')
  }
}

/** Invalid input by field; messages are already translated. */
export class InvalidFieldsError extends ValidationError {
  override readonly name = 'InvalidFieldsError'

  constructor(readonly fields: FieldErrors) {
    super(`These fields are not valid: ${Object.keys(fields).join(', ')}`)
  }

  override fieldsIn(): FieldErrors {
    return this.fields
  }
}

/** The action requires a recent password confirmation; the login remains. */
export class ProofMissingError extends Error {
  override readonly name = 'ProofMissingError'

  constructor(readonly login: Login) {
    super('a recent proof is missing')
  }
}
