import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** 128 bits in hexadecimal digits. */
const digits = 32

/**
 * Returns the code for the set-up of a site, in groups for typing. It is derived from the key that
 * all servers of a database share, so all print the same code and none is stored.
 */
export function setUpCode(serverKey: string): string {
  const code = createHmac('sha256', serverKey).update('set up the site').digest('hex').slice(0, digits)
  return code.replace(/.{4}(?=.)/g, '$&-')
}

/** Compares a typed code in constant time, independent of its groups. */
export function isSetUpCode(serverKey: string, typedCode: string): boolean {
  return timingSafeEqual(fingerprint(setUpCode(serverKey)), fingerprint(typedCode))
}

/** Hashes a code to a fixed length, which the comparison requires. */
function fingerprint(code: string): Buffer {
  return createHash('sha256').update(code.replace(/[\s-]/g, '').toLowerCase()).digest()
}
