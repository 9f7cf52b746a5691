import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'

/** Lifetime of a known device after a login. Browsers limit cookies to 400 days. */
export const knownDeviceSeconds = 365 * 24 * 3600

type Account = Pick<UserRow, 'id' | 'passwordHash'>

/**
 * Creates the mark of a browser from which an account was used ("device cookie", OWASP). It exempts
 * the owner from locks that other clients cause, and grants no access. It is bound to the password
 * hash, so a new password invalidates it.
 * @param id the id of the device, if it is already known
 */
export function createDeviceMark(
  serverKey: string,
  account: Account,
  { now, id = randomBytes(12).toString('base64url') }: { now: Date; id?: string | undefined },
): string {
  const claims = `${account.id}.${Math.floor(now.getTime() / 1000)}.${id}`
  return `${claims}.${signDevice(serverKey, claims, account)}`
}

/**
 * Returns the device id in a mark. Returns null if the mark is invalid, expired, for a different
 * account, or older than the password.
 */
export function findKnownDevice(
  serverKey: string,
  account: Account | undefined,
  { mark = '', now }: { mark: string | undefined; now: Date },
): string | null {
  const [, claims, time, id, signature] = /^(\d+\.(\d+)\.([\w-]{16}))\.([\w-]{43})$/.exec(mark) ?? []
  if (!account || !claims || !id || !signature) return null
  if (now.getTime() / 1000 - Number(time) > knownDeviceSeconds) return null
  const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(signDevice(serverKey, claims, account)))
  return isSigned ? id : null
}

function signDevice(serverKey: string, claims: string, { id, passwordHash }: Account): string {
  const text = `known device\n${id}\n${claims}\n${passwordHash}`
  return createHmac('sha256', serverKey).update(text).digest('base64url')
}
