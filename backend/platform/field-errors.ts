import type { z } from 'zod'
import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { getValueAt } from '@/lib/contract/common/value-at'
import { describeIssue } from './describe-issue'

/** Texts of spec §5, where it has one. */
const texts: Record<Locale, Record<'required' | 'notListed' | 'invalid', string>> = {
  de: {
    required: 'Pflichtfeld',
    notListed: 'Bitte wählen Sie einen der angebotenen Werte.',
    invalid: 'Dieser Wert ist hier nicht erlaubt. Die erlaubten Werte nennt /api/openapi.json.',
  },
  en: {
    required: 'This field is required!',
    notListed: 'Please choose one of the offered values.',
    invalid: 'This value is not allowed here. /api/openapi.json names the allowed values.',
  },
}

/**
 * Converts schema errors to messages by field. An error in a list applies to the whole list.
 * @param input received data, to distinguish missing values from invalid ones
 */
export function toFieldErrors(error: z.ZodError, input: unknown, locale: Locale): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of error.issues) {
    const { path } = issue
    const end = path.findIndex((part) => typeof part !== 'string')
    const names = path.slice(0, end === -1 ? undefined : end).map(String)
    const last = names.pop() ?? 'non_field_errors'
    let parent = errors
    for (const name of names) {
      const child = parent[name]
      const childErrors: FieldErrors = child && !Array.isArray(child) ? child : {}
      parent[name] = childErrors
      parent = childErrors
    }
    parent[last] = [toMessage(issue, input, locale)]
  }
  return errors
}

function toMessage(issue: z.core.$ZodIssue, input: unknown, locale: Locale): string {
  const value = getValueAt(input, issue.path)
  const isEmail = issue.code === 'invalid_format' && issue.format === 'email'
  if (isMissing(issue, value) || (isEmail && value === '')) return texts[locale].required
  const { notListed, invalid } = texts[locale]
  return describeIssue(issue, locale) ?? (issue.code === 'invalid_value' ? notListed : invalid)
}

function isMissing({ code, path }: z.core.$ZodIssue, value: unknown): boolean {
  if (value === undefined || value === null) return path.length > 0
  return code === 'too_small' && typeof value === 'string' && value.trim() === ''
}
