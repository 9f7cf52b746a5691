import { z } from 'zod'
import { normalizeText } from './normalize-text'

// Line breaks and tabs would break lines of mails, logs and lists; direction overrides would
// disguise a text.
const unsafeCharacters = /[\n\t\u202a-\u202e\u2066-\u2069]/u

/**
 * Error code of a string schema: `required` for a missing value, `invalid` for a wrong type. All
 * messages here are codes of the contract.
 */
export const absentOrInvalid = ({ input }: { input?: unknown }): string =>
  input === undefined || input === null ? 'required' : 'invalid'

/** A normalized and trimmed text of one line. */
export function singleLine(longest: number) {
  return z
    .string({ error: absentOrInvalid })
    .overwrite(normalizeText)
    .trim()
    .max(longest, 'max_length')
    .refine((text) => !unsafeCharacters.test(text), 'invalid')
}

/** A non-empty text of one line, normalized and trimmed. */
export function requiredLine(longest: number) {
  return singleLine(longest).min(1, 'required')
}

/**
 * Maximum length of the local part of an address (RFC 5321 §4.5.3.1.1), which zod does not check.
 */
const maxLocalPartLength = 64

/** An e-mail address, trimmed and lowercased. */
export const emailSchema = z
  .string({ error: absentOrInvalid })
  .trim()
  .toLowerCase()
  .min(1, 'required')
  .max(254, 'max_length')
  .pipe(z.email('invalid').refine((email) => email.indexOf('@') <= maxLocalPartLength, 'invalid'))
