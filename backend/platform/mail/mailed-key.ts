import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The key in the link of a mail: what it is about, signed for one purpose. It is computed, not stored, so that each mail can carry it,
 * and one that is no longer good still tells why.
 * @param parts without dots
 */
export function mailedKeyOf(serverKey: string, purpose: string, parts: readonly (string | number)[]): string {
  const name = parts.join('.')
  return `${name}.${signatureOf(serverKey, purpose, name)}`
}

/** What a key of a purpose is about; null for one that was never given for it. */
export function readMailedKey(serverKey: string, purpose: string, key: string): string[] | null {
  const end = key.lastIndexOf('.')
  const name = key.slice(0, Math.max(end, 0))
  const right = Buffer.from(signatureOf(serverKey, purpose, name))
  const given = Buffer.from(key.slice(end + 1))
  return right.length === given.length && timingSafeEqual(right, given) ? name.split('.') : null
}

function signatureOf(serverKey: string, purpose: string, name: string): string {
  return createHmac('sha256', serverKey).update(`${purpose}\n${name}`).digest('base64url')
}
