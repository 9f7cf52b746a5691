import { createHash, randomBytes } from 'node:crypto'

/** Returns 256 random bits in the form for cookies and URLs. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns true if a string has the form of a secret. Other strings need no query. */
export function isSecret(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{43}$/.test(value)
}

/**
 * Hashes a secret for storage. SHA-256 suffices for unguessable values (OWASP, Session Management).
 */
export function toSha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
