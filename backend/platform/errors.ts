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
 * The resource does not exist, or the client must not know of it (status 404). `data` is added to
 * the response.
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

/** Creates the error for a deleted resource. @param by name of the user who deleted it, if known */
export function createDeletedError({ by }: { by: string | null }): NotFoundError {
  return new NotFoundError('deleted', { by })
}

export type ConflictReason =
  | 'accountNotBlocked'
  | 'accountNotWaiting'
  | 'activeAccountReplaced'
  | 'approvalMissing'
  | 'blockLocked'
  | 'categoryInUse'
  | 'containerInUse'
  | 'directoryInUse'
  | 'directoryIsPublic'
  | 'embargoForMembers'
  | 'embargoWithoutPlan'
  | 'folderNotEmpty'
  | 'homeStays'
  | 'importStale'
  | 'inJobTeam'
  | 'issueDispatched'
  | 'issueNotRunning'
  | 'issueNotStopped'
  | 'subscriptionNotActive'
  | 'addressBlocked'
  | 'addressNotBlocked'
  | 'jobState'
  | 'jobTeamFull'
  | 'lastAdministrator'
  | 'lastJobTeamOwner'
  | 'lookupInUse'
  | 'mailEmpty'
  | 'mailForgotten'
  | 'mailLacksLanguage'
  | 'mailServerMissing'
  | 'mailTooLarge'
  | 'mailUnwanted'
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

/** A conflict with stored data (status 409). `data` is added to the response and fills its text. */
export class ConflictError extends Error {
  override readonly name: string = 'ConflictError'

  constructor(
    readonly reason: ConflictReason,
    readonly data: Record<string, unknown> = {},
  ) {
    super(reason)
  }
}

/**
 * The stored and the submitted values of a stale write, and the name of the last author, if known.
 */
export type StaleWrite = Omit<z.infer<typeof conflictSchema>, 'detail'>

/** Creates the error for a write to an outdated state (409). */
export function createStaleWriteError(staleWrite: StaleWrite): ConflictError {
  return new ConflictError('staleWrite', staleWrite)
}

/** The input is invalid (contract, conventions: status 400). */
export abstract class ValidationError extends Error {
  abstract getFieldErrors(locale: Locale): FieldErrors
}

/** One invalid field, with an error code for the format of allauth. */
export abstract class CodedFieldError extends ValidationError {
  abstract readonly code: string
  /** Field name; null for the whole form. */
  abstract readonly param: string | null
  /** Seconds until a repetition can succeed, if known. */
  readonly retryAfterSeconds?: number

  abstract getMessage(locale: Locale): string

  override getFieldErrors(locale: Locale): FieldErrors {
    return { [this.param ?? 'non_field_errors']: [this.getMessage(locale)] }
  }
}

/** Several invalid fields. */
export class CodedFieldErrors extends ValidationError {
  override readonly name = 'CodedFieldErrors'

  constructor(readonly errors: readonly CodedFieldError[]) {
    super(errors.map(({ code }) => code).join(', '))
  }

  override getFieldErrors(locale: Locale): FieldErrors {
    return Object.assign({}, ...this.errors.map((error) => error.getFieldErrors(locale)))
  }
}

/** HTML elements exceed the nesting limit (status 400). */
export class NestedTooDeeplyError extends Error {
  override readonly name = 'NestedTooDeeplyError'
}

/** The disk is nearly full (RFC 4918 §11.5, status 507). */
export class InsufficientStorageError extends Error {
  override readonly name = 'InsufficientStorageError'
}

/** The file server is unreachable (RFC 9110 §15.6.4, status 503). */
export class StorageUnavailableError extends Error {
  override readonly name: string = 'StorageUnavailableError'
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
  /** Longer than a full queue takes. */
  readonly retryAfterSeconds = 5

  constructor() {
    super('too much to do')
  }
}

/** Invalid fields with translated messages. */
export class InvalidFieldsError extends ValidationError {
  override readonly name = 'InvalidFieldsError'

  constructor(readonly fields: FieldErrors) {
    super(`These fields are not valid: ${Object.keys(fields).join(', ')}`)
  }

  override getFieldErrors(): FieldErrors {
    return this.fields
  }
}

/** The action requires a recent proof (`requireRecentProof`). The login remains valid. */
export class ProofMissingError extends Error {
  override readonly name = 'ProofMissingError'

  constructor(readonly login: Login) {
    super('a recent proof is missing')
  }
}
