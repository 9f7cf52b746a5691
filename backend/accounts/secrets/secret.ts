import { createHash, randomBytes } from 'node:crypto'

/** Returns 256 random bits in base64url, for cookies and URLs. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns true if a string has the form of a secret, so that other strings cost no query. */
export function isSecret(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{43}$/.test(value)
}

/** Hashes a secret for storage. SHA-256 is enough for random values (OWASP, Session Management). */
export function toSha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
