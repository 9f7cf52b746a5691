import type { z } from 'zod'
import type { conflictSchema, FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { Login } from './db/schema/accounts/sessions'

/** The request needs a login (status 401). */
export class UnauthorizedError extends Error {
  override readonly name = 'UnauthorizedError'
}

/** Who is logged in has no right to it (status 403). */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError'
}

/** It does not exist, or is hidden from this client (status 404); `data` goes into the answer. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'

  constructor(
    message?: string,
    readonly data: Record<string, unknown> = {},
  ) {
    super(message)
  }
}

/** The refusal of a call about what somebody deleted: `by` is their full name, if that is known. */
export function deletedError({ by }: { by: string | null }): NotFoundError {
  return new NotFoundError('deleted', { by })
}

export type ConflictReason =
  | 'accountOpen'
  | 'approvalMissing'
  | 'categoryInUse'
  | 'containerInUse'
  | 'directoryInUse'
  | 'folderNotEmpty'
  | 'homeStays'
  | 'importStale'
  | 'inJobTeam'
  | 'jobState'
  | 'jobTeamFull'
  | 'lastJobTeamOwner'
  | 'lookupInUse'
  | 'mailForgotten'
  | 'mailServerMissing'
  | 'notPlannedHere'
  | 'nothingToSend'
  | 'ownAccount'
  | 'pageCycle'
  | 'pagesBelow'
  | 'parentUntranslated'
  | 'pathReserved'
  | 'pathTaken'
  | 'pictureInUse'
  | 'proposalClosed'
  | 'proposalConflict'
  | 'recordsStay'
  | 'replacementUndone'
  | 'reviewClosed'
  | 'reviewOutdated'
  | 'selectionInUse'
  | 'staleWrite'
  | 'threadAnswered'
  | 'threadsFull'
  | 'translationExists'

/** A write that does not go with what is stored (status 409); `data` goes into the answer. */
export class ConflictError extends Error {
  override readonly name: string = 'ConflictError'

  constructor(
    readonly reason: ConflictReason,
    readonly data: Record<string, unknown> = {},
  ) {
    super(reason)
  }
}

/** What both sides have when a write comes too late: `by` is the full name of who changed it last, if that is known. */
export type StaleWrite = Omit<z.infer<typeof conflictSchema>, 'detail'>

/** The refusal of a write to a state that is no longer the current one: 409 `{detail, current, yours, by}`. */
export function staleWrite({ current, yours, by }: StaleWrite): ConflictError {
  return new ConflictError('staleWrite', { current, yours, by })
}

/** What was sent, or what shall be shown, is wrong by field (contract, conventions: status 400). */
export abstract class ValidationError extends Error {
  /** What is wrong, by field, in a language. */
  abstract fieldsIn(locale: Locale): FieldErrors
}

/** One value is wrong, for which the contract has a code: authentication calls name it in their answer. */
export abstract class CodedFieldError extends ValidationError {
  abstract readonly code: string
  /** The field; null where it is about the whole form. */
  abstract readonly param: string | null

  /** What is wrong, in a language. */
  abstract messageIn(locale: Locale): string

  override fieldsIn(locale: Locale): FieldErrors {
    return { [this.param ?? 'non_field_errors']: [this.messageIn(locale)] }
  }
}

/** Several things that are wrong with one form. */
export class CodedFieldErrors extends ValidationError {
  override readonly name = 'CodedFieldErrors'

  constructor(readonly errors: readonly CodedFieldError[]) {
    super(errors.map(({ code }) => code).join(', '))
  }

  override fieldsIn(locale: Locale): FieldErrors {
    return Object.assign({}, ...this.errors.map((error) => error.fieldsIn(locale)))
  }
}

/** The elements of some HTML are nested more deeply than is allowed (status 400). */
export class NestedTooDeeplyError extends Error {
  override readonly name = 'NestedTooDeeplyError'
}

/** The disk is nearly full: nothing may be written (RFC 4918 §11.5, status 507). */
export class InsufficientStorageError extends Error {
  override readonly name = 'InsufficientStorageError'
}

/** The server that keeps the files does not answer, or refuses (RFC 9110 §15.6.4, status 503). */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError'
}

/** Too much was tried by one client or for one address (RFC 6585 §4, status 429). */
export class TooManyAttemptsError extends Error {
  override readonly name = 'TooManyAttemptsError'

  constructor(readonly retryAfterSeconds: number) {
    super('too many attempts')
  }
}

/** There is more to do than can be done soon (RFC 9110 §15.6.4, status 503). */
export class ServerBusyError extends Error {
  override readonly name = 'ServerBusyError'
  /** As long as a full queue takes, and longer, so that not everybody comes back at once. */
  readonly retryAfterSeconds = 5

  constructor() {
    super('too much to do')
  }
}

/** What was sent is wrong, by field; the messages are in the asked language already. */
export class InvalidFieldsError extends ValidationError {
  override readonly name = 'InvalidFieldsError'

  constructor(readonly fields: FieldErrors) {
    super(`These fields are not valid: ${Object.keys(fields).join(', ')}`)
  }

  override fieldsIn(): FieldErrors {
    return this.fields
  }
}

/** What was asked for needs the password once more; the login stays. */
export class ProofMissingError extends Error {
  override readonly name = 'ProofMissingError'

  constructor(readonly login: Login) {
    super('a recent proof is missing')
  }
}
