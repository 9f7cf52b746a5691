import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import { isDatabaseBusy, isDatabaseUnavailable, isDiskFull } from '../../db/unavailable'
import {
  CodedFieldError,
  CodedFieldErrors,
  ConflictError,
  ForbiddenError,
  InsufficientStorageError,
  NestedTooDeeplyError,
  NotFoundError,
  ProofMissingError,
  ServerBusyError,
  TooManyAttemptsError,
  UnauthorizedError,
  ValidationError,
} from '../../errors'
import { isStorageUnavailable } from '../../storage/unavailable'
import type { AppEnv } from '../app-env'
import { isAuthCall } from '../auth-call'
import { listProofFlows, presentReauthentication, presentUnauthenticated } from './auth-envelope'
import { HttpError } from './http-error'
import { message } from './messages'

/**
 * Sends the response for an error, in the requested language. Errors of the server are logged, and
 * sent without their cause.
 */
export function errorHandler(log: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    const response = (isAuthCall(c) && toAuthResponse(error, c)) || toFieldsResponse(error, c)
    if (response) return response
    const refusal = toRefusal(error, c)
    if (refusal) return sendRefusal(c, refusal)
    const { fault, text } = toFault(error)
    // Warnings send no error report. A full disk or an unavailable database is not a bug.
    const level = fault.key === 'internal' ? 'error' : 'warn'
    log[level]({ requestId: c.get('requestId'), err: error }, text)
    return sendRefusal(c, fault)
  }
}

/** Returns the response and log text for an error of the server. */
function toFault(error: Error): { fault: HttpError; text: string } {
  const text = 'A request failed'
  if (isDiskFull(error)) return { fault: new HttpError('insufficientStorage'), text }
  if (isStorageUnavailable(error)) return { fault: toUnavailable(), text: 'The files are unavailable' }
  if (isDatabaseUnavailable(error)) return { fault: toUnavailable(), text }
  return { fault: new HttpError('internal'), text }
}

const toBusy = ({ retryAfterSeconds }: ServerBusyError) =>
  new HttpError('busy', { 'Retry-After': String(retryAfterSeconds) })

const toUnavailable = () => new HttpError('unavailable', { 'Retry-After': '5' })

function toFieldsResponse(error: Error, c: Context<AppEnv>): Response | null {
  return error instanceof ValidationError ? c.json(error.getFieldErrors(c.get('locale')), 400) : null
}

/** Returns the response in the format of allauth; null if the error has none. */
function toAuthResponse(error: Error, c: Context<AppEnv>): Response | null {
  if (error instanceof UnauthorizedError) return c.json(presentUnauthenticated(), 401)
  if (error instanceof ProofMissingError) return c.json(presentReauthentication(error.login), 401)
  const candidates = error instanceof CodedFieldErrors ? error.errors : [error]
  const errors = candidates.flatMap((codedError) =>
    codedError instanceof CodedFieldError ? [presentError(codedError, c)] : [],
  )
  const seconds = error instanceof CodedFieldError ? error.retryAfterSeconds : undefined
  if (seconds !== undefined) c.header('Retry-After', String(seconds))
  return errors.length > 0 ? c.json({ status: 400, errors }, 400) : null
}

function presentError(error: CodedFieldError, c: Context<AppEnv>) {
  const { code, param } = error
  return { message: error.getMessage(c.get('locale')), code, ...(param !== null && { param }) }
}

/** Errors without details, with their message keys. */
const plainRefusals = [
  [UnauthorizedError, 'unauthorized'],
  [ForbiddenError, 'forbidden'],
  [NestedTooDeeplyError, 'nestedTooDeeply'],
  [InsufficientStorageError, 'insufficientStorage'],
] as const

function toRefusal(error: Error, c: Context<AppEnv>): HttpError | null {
  if (error instanceof HttpError) return error
  const plainRefusal = plainRefusals.find(([kind]) => error instanceof kind)
  if (plainRefusal) return new HttpError(plainRefusal[1])
  if (error instanceof NotFoundError) return new HttpError('notFound', {}, error.data)
  if (error instanceof ConflictError) return new HttpError(error.reason, {}, error.data)
  if (error instanceof ServerBusyError) return toBusy(error)
  if (isDatabaseBusy(error)) return toBusy(new ServerBusyError())
  if (error instanceof TooManyAttemptsError) {
    return new HttpError('tooManyAttempts', { 'Retry-After': String(error.retryAfterSeconds) })
  }
  if (error instanceof ProofMissingError)
    return new HttpError('proofMissing', {}, { data: { flows: listProofFlows(error.login) } })
  if (!(error instanceof HTTPException)) return null
  // Hono throws 415 for a wrong content type without a body, and 400 for a malformed body.
  if (error.status === 415) return new HttpError('unsupportedMediaType')
  if (error.status !== 400) return null
  const isForm = /^multipart\//i.test(c.req.header('Content-Type') ?? '')
  return new HttpError(isForm ? 'malformedForm' : 'malformedJson')
}

/** Sends an error as `{detail}`, or in the format of allauth. */
export function sendRefusal(c: Context<AppEnv>, { key, status, headers, extra }: HttpError): Response {
  const text = message(c.get('locale'), key, extra)
  if (!isAuthCall(c)) return c.json({ detail: text, ...extra }, status, headers)
  return c.json({ status, errors: [{ message: text, code: toAuthCode(key) }] }, status, headers)
}

/** Returns the error code of allauth in snake case. The contract has one exception. */
function toAuthCode(key: HttpError['key']): string {
  if (key === 'tooManyAttempts') return 'too_many_login_attempts'
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
