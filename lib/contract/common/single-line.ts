import { z } from 'zod'
import { hasForeignLocalPart, toAsciiEmail } from './email'
import { normalizeText } from './normalize-text'
import { toReadableEmail } from './readable-email'

// Matches characters that a single-line text must not contain. Control characters would break lines
// in mails and logs. Direction overrides could disguise a text.
export const unsafeCharacters = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/**
 * Returns the error code of a string schema: `required` if the value is missing, `invalid` if it
 * has another type. All messages in this file are error codes of the contract.
 */
export const absentOrInvalid = ({ input }: { input?: unknown }): string =>
  input === undefined || input === null ? 'required' : 'invalid'

/** Schema of a text in one line. The text is normalized and trimmed. */
export function singleLine(maxLength: number) {
  return z
    .string({ error: absentOrInvalid })
    .overwrite(normalizeText)
    .trim()
    .max(maxLength, 'max_length')
    .refine((text) => !unsafeCharacters.test(text), 'unsafe_characters')
}

/** Schema of a text in one line that must not be empty. The text is normalized and trimmed. */
export function requiredLine(maxLength: number) {
  return singleLine(maxLength).min(1, 'required')
}

/**
 * Schema of an e-mail address. The address is converted to the form that people read; the backend
 * stores it in ASCII. The error `email_local_part` means that the local part contains letters that
 * only domains may contain.
 */
export const emailSchema = z
  .string({ error: absentOrInvalid })
  .trim()
  .normalize('NFC')
  .toLowerCase()
  .overwrite(toReadableEmail)
  .min(1, 'required')
  .max(254, 'max_length')
  .pipe(
    z.stringFormat('email', (email) => toAsciiEmail(email) !== null, {
      error: ({ input }) => (hasForeignLocalPart(String(input)) ? 'email_local_part' : 'invalid'),
    }),
  )
