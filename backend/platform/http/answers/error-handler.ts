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
import { presentReauthentication, presentUnauthenticated, proofFlows } from './auth-envelope'
import { HttpError } from './http-error'
import { message } from './messages'

/** Answers refusals in the requested language; other errors are logged, and answered without their cause. */
export function errorHandler(log: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    const answer = (isAuthCall(c) && authAnswer(error, c)) || fieldsAnswer(error, c)
    if (answer) return answer
    const refusal = refusalOf(error, c)
    if (refusal) return refuse(c, refusal)
    const { fault, text } = faultOf(error)
    // Unavailable files, an unavailable database or a full disk are no bug of this program: they are not reported as one.
    const level = fault.key === 'internal' ? 'error' : 'warn'
    log[level]({ requestId: c.get('requestId'), err: error }, text)
    return refuse(c, fault)
  }
}

/** The error of the server, and what the log says of it: a full disk, unavailable files or database, or a bug. */
function faultOf(error: Error): { fault: HttpError; text: string } {
  const text = 'A request failed'
  if (isDiskFull(error)) return { fault: new HttpError('insufficientStorage'), text }
  if (isStorageUnavailable(error)) return { fault: unavailable(), text: 'The files are unavailable' }
  if (isDatabaseUnavailable(error)) return { fault: unavailable(), text }
  return { fault: new HttpError('internal'), text }
}

const busy = ({ retryAfterSeconds }: ServerBusyError) =>
  new HttpError('busy', { 'Retry-After': String(retryAfterSeconds) })

const unavailable = () => new HttpError('unavailable', { 'Retry-After': '5' })

function fieldsAnswer(error: Error, c: Context<AppEnv>): Response | null {
  return error instanceof ValidationError ? c.json(error.fieldsIn(c.get('locale')), 400) : null
}

/** The errors that have a form of their own in the envelope of authentication calls. */
function authAnswer(error: Error, c: Context<AppEnv>): Response | null {
  if (error instanceof UnauthorizedError) return c.json(presentUnauthenticated(), 401)
  if (error instanceof ProofMissingError) return c.json(presentReauthentication(error.login), 401)
  const coded = error instanceof CodedFieldErrors ? error.errors : [error]
  const errors = coded.flatMap((one) => (one instanceof CodedFieldError ? [presentError(one, c)] : []))
  return errors.length > 0 ? c.json({ status: 400, errors }, 400) : null
}

function presentError(error: CodedFieldError, c: Context<AppEnv>) {
  const { code, param } = error
  return { message: error.messageIn(c.get('locale')), code, ...(param !== null && { param }) }
}

/** Errors that say no more than their kind, and the refusal of each. */
const plainRefusals = [
  [UnauthorizedError, 'unauthorized'],
  [ForbiddenError, 'forbidden'],
  [NestedTooDeeplyError, 'nestedTooDeeply'],
  [InsufficientStorageError, 'insufficientStorage'],
] as const

function refusalOf(error: Error, c: Context<AppEnv>): HttpError | null {
  if (error instanceof HttpError) return error
  const plain = plainRefusals.find(([kind]) => error instanceof kind)
  if (plain) return new HttpError(plain[1])
  if (error instanceof NotFoundError) return new HttpError('notFound', {}, error.data)
  if (error instanceof ConflictError) return new HttpError(error.reason, {}, error.data)
  if (error instanceof ServerBusyError) return busy(error)
  if (isDatabaseBusy(error)) return busy(new ServerBusyError())
  if (error instanceof TooManyAttemptsError) {
    return new HttpError('tooManyAttempts', { 'Retry-After': String(error.retryAfterSeconds) })
  }
  if (error instanceof ProofMissingError)
    return new HttpError('proofMissing', {}, { data: { flows: proofFlows(error.login) } })
  if (!(error instanceof HTTPException)) return null
  // Hono answers 415 to an empty body of another content type, and 400 to an empty or malformed JSON or form body.
  if (error.status === 415) return new HttpError('unsupportedMediaType')
  if (error.status !== 400) return null
  const isForm = /^multipart\//i.test(c.req.header('Content-Type') ?? '')
  return new HttpError(isForm ? 'malformedForm' : 'malformedJson')
}

/** A refusal in the contract's shape: `{detail}`, for authentication calls their envelope. */
export function refuse(c: Context<AppEnv>, { key, status, headers, extra }: HttpError): Response {
  const text = message(c.get('locale'), key)
  if (!isAuthCall(c)) return c.json({ detail: text, ...extra }, status, headers)
  return c.json({ status, errors: [{ message: text, code: authCode(key) }] }, status, headers)
}

/** The codes of allauth are in snake case; this one has a name of its own (contract, authentication). */
function authCode(key: HttpError['key']): string {
  if (key === 'tooManyAttempts') return 'too_many_login_attempts'
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
