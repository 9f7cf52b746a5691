import type { Locale } from '@/lib/contract/common/locale'
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../errors'
import { HttpError } from './http-error'
import { message } from './messages'

/** Returns the message of an error for clients; null for other errors. */
export function toRefusalText(error: unknown, locale: Locale): string | null {
  if (error instanceof NotFoundError) return message(locale, 'notFound')
  if (error instanceof ForbiddenError) return message(locale, 'forbidden')
  if (error instanceof ConflictError) return message(locale, error.reason, error.data)
  if (error instanceof HttpError) return message(locale, error.key, error.extra)
  if (error instanceof ValidationError) return listTexts(error.getFieldErrors(locale)).join(' ')
  return null
}

function listTexts(errors: object): string[] {
  return Object.values(errors).flatMap((entry) => (Array.isArray(entry) ? entry.map(String) : listTexts(entry)))
}
