import punycode from 'punycode.js'
import { toAsciiEmail } from './email'

/**
 * Converts an e-mail address to the form that people read: the domain contains Unicode letters
 * instead of Punycode. Returns any other text unchanged.
 */
export function toReadableEmail(email: string): string {
  const ascii = toAsciiEmail(email)
  return ascii === null ? email : punycode.toUnicode(ascii)
}
