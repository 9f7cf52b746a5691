import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Length of the code in hexadecimal digits: 128 bits. */
const digitCount = 32

/**
 * Returns the code for the set-up of a site, in groups for typing. It is derived from the key that
 * all servers share, so that all print the same code.
 */
export function createSetUpCode(serverKey: string): string {
  const code = createHmac('sha256', serverKey).update('set up the site').digest('hex').slice(0, digitCount)
  return code.replace(/.{4}(?=.)/g, '$&-')
}

/** Returns true for the correct code. Ignores spaces and hyphens, and compares in constant time. */
export function isSetUpCode(serverKey: string, typedCode: string): boolean {
  return timingSafeEqual(fingerprint(createSetUpCode(serverKey)), fingerprint(typedCode))
}

/** Hashes a code: the comparison needs equal lengths. */
function fingerprint(code: string): Buffer {
  return createHash('sha256').update(code.replace(/[\s-]/g, '').toLowerCase()).digest()
}
