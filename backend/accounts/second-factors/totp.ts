import { Secret, TOTP } from 'otpauth'

/**
 * Number of accepted time steps before and after the current one, because clocks of phones deviate.
 */
const toleranceSteps = 1

/** Names that an authenticator app shows. */
interface TotpNames {
  issuer: string
  /** The address of the account. */
  label: string
}

/** The library's defaults suit authenticator apps: HMAC-SHA-1, six digits, 30 seconds. */
function createTotp(secret: Buffer, names?: TotpNames): TOTP {
  return new TOTP({ ...names, secret: toSecret(secret) })
}

function toSecret(bytes: Buffer): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer })
}

/**
 * Finds the time step of a code near the current one (RFC 6238 §4.2).
 * @returns the number of the step; null for a wrong code
 */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const distance = createTotp(secret).validate({ token: code, timestamp, window: toleranceSteps })
  return distance === null ? null : TOTP.counter({ timestamp }) + distance
}

/** Encodes a secret for people who type it into an app (RFC 4648, base 32, without padding). */
export function toBase32(secret: Buffer): string {
  return toSecret(secret).base32
}

/** Returns the URL for the set-up of an authenticator app, as a link or QR code. */
export function createTotpUrl(secret: Buffer, names: TotpNames): string {
  return createTotp(secret, names).toString()
}
