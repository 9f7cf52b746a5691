import type { Locale } from '@/lib/contract/common/locale'
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../errors'
import { HttpError } from './http-error'
import { message } from './messages'

/** What a person is told; null for what is no refusal. */
export function refusalIn(error: unknown, locale: Locale): string | null {
  if (error instanceof NotFoundError) return message(locale, 'notFound')
  if (error instanceof ForbiddenError) return message(locale, 'forbidden')
  if (error instanceof ConflictError) return message(locale, error.reason)
  if (error instanceof HttpError) return message(locale, error.key)
  if (error instanceof ValidationError) return textsIn(error.fieldsIn(locale)).join(' ')
  return null
}

function textsIn(errors: object): string[] {
  return Object.values(errors).flatMap((one) => (Array.isArray(one) ? one.map(String) : textsIn(one)))
}
