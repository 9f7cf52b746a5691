import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Creates the key of a mailed link: its subject, signed for one purpose. Keys are computed, not
 * stored: each mail can contain one, and an expired key still reveals the reason.
 * @param parts subject, without dots
 */
export function createMailedKey(serverKey: string, purpose: string, parts: readonly (string | number)[]): string {
  const name = parts.join('.')
  return `${name}.${signKey(serverKey, purpose, name)}`
}

/** Verifies a key and returns its subject; null for an invalid key or another purpose. */
export function parseMailedKey(serverKey: string, purpose: string, key: string): string[] | null {
  const end = key.lastIndexOf('.')
  const name = key.slice(0, Math.max(end, 0))
  const expectedSignature = Buffer.from(signKey(serverKey, purpose, name))
  const actual = Buffer.from(key.slice(end + 1))
  return expectedSignature.length === actual.length && timingSafeEqual(expectedSignature, actual)
    ? name.split('.')
    : null
}

function signKey(serverKey: string, purpose: string, name: string): string {
  return createHmac('sha256', serverKey).update(`${purpose}\n${name}`).digest('base64url')
}
