import type { Locale } from '@/lib/contract/common/locale'
import { isDatabaseBusy } from '../../db/unavailable'
import { ConflictError, ForbiddenError, NotFoundError, ProofMissingError, ValidationError } from '../../errors'
import type { Services } from '../../services'
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

/**
 * Returns the message of an unexpected error in a part of an action. Logs it, unless a proof is
 * missing.
 */
export function reportFault(log: Services['log'], error: unknown, locale: Locale): string {
  if (error instanceof ProofMissingError) return message(locale, 'proofMissing')
  log.error({ err: error }, 'Part of an action failed')
  return message(locale, isDatabaseBusy(error) ? 'busy' : 'internal')
}

function listTexts(errors: object): string[] {
  return Object.values(errors).flatMap((entry) => (Array.isArray(entry) ? entry.map(String) : listTexts(entry)))
}
