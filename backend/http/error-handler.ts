import type { Context, ErrorHandler } from 'hono'
import type { Logger } from 'pino'
import { InsufficientStorageError } from '../errors'
import type { AppEnv } from './app-env'
import { describeError } from './describe-error'
import { HttpError } from './http-error'
import { message } from './messages'

/** Answers refusals as `{detail}` in the asked language; anything else is logged and answered as a bare 500. */
export function errorHandler(log: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (error instanceof HttpError) return refuse(c, error)
    if (error instanceof InsufficientStorageError) return refuse(c, new HttpError('insufficientStorage'))
    log.error({ requestId: c.get('requestId'), error: describeError(error) }, 'A request failed')
    return refuse(c, new HttpError('internal'))
  }
}

/** A refusal in the contract's shape. */
export function refuse(c: Context<AppEnv>, { key, status, headers }: HttpError): Response {
  return c.json({ detail: message(c.get('locale'), key) }, status, headers)
}
