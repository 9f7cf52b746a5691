import type { Author } from '../../access/author'
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../errors'
import { HttpError } from '../../http/http-error'
import { message } from '../../http/messages'
import { refusal } from '../../http/router'

/** Of calls for whoever administers anything. */
export const entryRefusals = {
  401: refusal('Nobody is logged in'),
  403: refusal('The user administers nothing'),
}

/** What a person is told; null for what is no refusal. */
export function refusalIn(error: unknown, locale: Author['locale']): string | null {
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
