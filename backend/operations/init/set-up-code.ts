import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The number of hexadecimal digitCount of the code, which are 128 bits. */
const digitCount = 32

/**
 * Returns the code for the set-up of a site, in groups that are easy to type. It is derived from
 * the key that all servers of a database share, so that all servers print the same code and it need
 * not be stored.
 */
export function createSetUpCode(serverKey: string): string {
  const code = createHmac('sha256', serverKey).update('set up the site').digest('hex').slice(0, digitCount)
  return code.replace(/.{4}(?=.)/g, '$&-')
}

/**
 * Returns true if a typed code is correct. Ignores spaces and hyphens, and compares in constant
 * time.
 */
export function isSetUpCode(serverKey: string, typedCode: string): boolean {
  return timingSafeEqual(fingerprint(createSetUpCode(serverKey)), fingerprint(typedCode))
}

/** Hashes a code, because the comparison requires values of the same length. */
function fingerprint(code: string): Buffer {
  return createHash('sha256').update(code.replace(/[\s-]/g, '').toLowerCase()).digest()
}
