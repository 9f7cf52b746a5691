import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** 128 bits, as hexadecimal digits. */
const digits = 32

/**
 * The code that admits to setting up a site, in groups that can be typed. It follows from the key that all servers of a database
 * share: each of them prints the same one and nothing is stored.
 */
export function setUpCode(serverKey: string): string {
  const code = createHmac('sha256', serverKey).update('set up the site').digest('hex').slice(0, digits)
  return code.replace(/.{4}(?=.)/g, '$&-')
}

/** Whether somebody typed the code, in whatever groups; it takes as long for a wrong one. */
export function isSetUpCode(serverKey: string, typed: string): boolean {
  return timingSafeEqual(fingerprint(setUpCode(serverKey)), fingerprint(typed))
}

/** As long for any text, as the comparison wants it. */
function fingerprint(code: string): Buffer {
  return createHash('sha256').update(code.replace(/[\s-]/g, '').toLowerCase()).digest()
}
