import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds and digits of a code: the defaults of authenticator apps (RFC 6238 §4.1 and §5.2). */
const stepSeconds = 30
const digits = 6
/** Number of accepted steps before and after the current one, since clocks of phones deviate. */
const tolerance = 1

/** Returns the number of the current time step. */
export function toStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds)
}

/** Computes the code of a time step (RFC 4226 §5.3, with HMAC-SHA-1, which all apps support). */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** Finds the time step of a code near the current one; null for a wrong code. */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const currentStep = toStep(now)
  for (let step = currentStep - tolerance; step <= currentStep + tolerance; step += 1) {
    if (timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code))) return step
  }
  return null
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Encodes bytes in the alphabet of authenticator apps (RFC 4648, base 32, without padding). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('')
}

/** Returns the URL for the set-up of an authenticator app, as a link or QR code. */
export function totpUrl(secret: Buffer, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = `secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
  return `otpauth://totp/${label}?${query}`
}
