import punycode from 'punycode.js'
import { toAsciiEmail } from './email'

/**
 * Converts an address to the form that people read, with Unicode letters instead of Punycode in the
 * domain. Returns a text that is not an address unchanged.
 */
export function toWrittenEmail(email: string): string {
  const ascii = toAsciiEmail(email)
  return ascii === null ? email : punycode.toUnicode(ascii)
}
