import { z } from 'zod'

// Control characters would break lines of mails, logs and lists; direction overrides would show a text as another one.
const hidden = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** What is missing is `required`, what has the wrong type `invalid`: codes of the contract, as all messages here. */
export const absentOrInvalid = ({ input }: { input?: unknown }): string =>
  input === undefined || input === null ? 'required' : 'invalid'

/** A text of one line as people type it, trimmed. */
export function singleLine(longest: number) {
  return z
    .string({ error: absentOrInvalid })
    .trim()
    .max(longest, 'max_length')
    .refine((text) => !hidden.test(text), 'invalid')
}

/** The same, not empty. */
export function requiredLine(longest: number) {
  return singleLine(longest).min(1, 'required')
}

/** The longest part before the @ that mail servers take (RFC 5321 §4.5.3.1.1); zod does not look at it. */
const maxLocalPartLength = 64

/** An e-mail address, trimmed and in lower case. */
export const emailSchema = z
  .string({ error: absentOrInvalid })
  .trim()
  .toLowerCase()
  .min(1, 'required')
  .max(254, 'max_length')
  .pipe(z.email('invalid').refine((email) => email.indexOf('@') <= maxLocalPartLength, 'invalid'))
