import type { z } from 'zod'
import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { valueAt } from '@/lib/contract/common/value-at'
import { type MessageKey, message } from './messages'

/**
 * What is wrong with data, nested like it, as deep as its objects go: what is in a list counts as the list's.
 *
 * @param sent the data as it came, which tells what is missing from what is wrong
 */
export function fieldErrors(error: z.ZodError, sent: unknown, locale: Locale): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of error.issues) {
    const { path } = issue
    const end = path.findIndex((part) => typeof part !== 'string')
    const names = path.slice(0, end === -1 ? undefined : end).map(String)
    const last = names.pop() ?? 'non_field_errors'
    let place = errors
    for (const name of names) {
      const below = place[name]
      const nested: FieldErrors = below && !Array.isArray(below) ? below : {}
      place[name] = nested
      place = nested
    }
    place[last] = [message(locale, problemOf(issue, sent))]
  }
  return errors
}

/** The wording of spec §5 where it has one. */
function problemOf(issue: z.core.$ZodIssue, sent: unknown): MessageKey {
  const value = valueAt(sent, issue.path)
  const isEmail = issue.code === 'invalid_format' && issue.format === 'email'
  if (isEmail && value !== '') return 'badEmail'
  return isMissing(issue, value) || isEmail ? 'required' : 'badValue'
}

function isMissing({ code, path }: z.core.$ZodIssue, value: unknown): boolean {
  if (value === undefined || value === null) return path.length > 0
  return code === 'too_small' && typeof value === 'string' && value.trim() === ''
}
