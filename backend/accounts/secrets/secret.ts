import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as they go into a cookie or an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a string may be such a secret, so that nothing else need be looked for. */
export function isSecret(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{43}$/.test(value)
}

/** What is kept of a secret: SHA-256 is enough for what cannot be guessed (OWASP, session management). */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
