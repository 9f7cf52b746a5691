import { z } from 'zod'
import { hasForeignLocalPart, toAsciiEmail } from './email'
import { normalizeText } from './normalize-text'
import { toWrittenEmail } from './written-email'

// Control characters would break lines of mails, logs and lists; direction overrides would disguise
// a text.
export const unsafeCharacters = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

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
    .refine((text) => !unsafeCharacters.test(text), {
      error: 'invalid',
      params: { reason: 'unsafe_characters' },
    })
}

/** A non-empty text of one line, normalized and trimmed. */
export function requiredLine(longest: number) {
  return singleLine(longest).min(1, 'required')
}

/**
 * An e-mail address, normalized to the form that people read. The backend stores it in ASCII.
 * `email_local_part` is the error of letters that are allowed in domains only.
 */
export const emailSchema = z
  .string({ error: absentOrInvalid })
  .trim()
  .normalize('NFC')
  .toLowerCase()
  .overwrite(toWrittenEmail)
  .min(1, 'required')
  .max(254, 'max_length')
  .pipe(
    z.stringFormat('email', (email) => toAsciiEmail(email) !== null, {
      error: ({ input }) => (hasForeignLocalPart(String(input)) ? 'email_local_part' : 'invalid'),
    }),
  )
