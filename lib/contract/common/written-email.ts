import punycode from 'punycode.js'
import { toAsciiEmail } from './email'

/**
 * Converts an address to the form that people read: an international domain in its own letters.
 * Returns other texts unchanged.
 */
export function toWrittenEmail(email: string): string {
  const ascii = toAsciiEmail(email)
  return ascii === null ? email : punycode.toUnicode(ascii)
}
