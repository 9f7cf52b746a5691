import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Creates the key of a mailed link: its subject, signed for one purpose. Keys are computed, not
 * stored: each mail can contain one, and a response can say that a key has expired.
 * @param parts subject, without dots
 */
export function createMailedKey(serverKey: string, purpose: string, parts: readonly (string | number)[]): string {
  const subject = parts.join('.')
  return `${subject}.${signKey(serverKey, purpose, subject)}`
}

/** Verifies a key and returns its subject; null for an invalid key or another purpose. */
export function parseMailedKey(serverKey: string, purpose: string, key: string): string[] | null {
  const subjectEnd = key.lastIndexOf('.')
  const subject = key.slice(0, Math.max(subjectEnd, 0))
  const expectedSignature = Buffer.from(signKey(serverKey, purpose, subject))
  const signature = Buffer.from(key.slice(subjectEnd + 1))
  return expectedSignature.length === signature.length && timingSafeEqual(expectedSignature, signature)
    ? subject.split('.')
    : null
}

function signKey(serverKey: string, purpose: string, subject: string): string {
  return createHmac('sha256', serverKey).update(`${purpose}\n${subject}`).digest('base64url')
}
