import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'

/** How long a device counts as known after a login; browsers keep no cookie for much longer. */
export const knownDeviceSeconds = 365 * 24 * 3600

type Account = Pick<UserRow, 'id' | 'passwordHash'>

/**
 * A mark for a browser in which somebody has logged in to an account ("device cookie", OWASP): its owner is not locked out by
 * what strangers do. It is bound to the password as well, so that every reset ends it, and opens nothing by itself.
 * @param id of the device, when it is known already
 */
export function markDevice(
  serverKey: string,
  account: Account,
  { now, id = randomBytes(12).toString('base64url') }: { now: Date; id?: string | undefined },
): string {
  const claims = `${account.id}.${Math.floor(now.getTime() / 1000)}.${id}`
  return `${claims}.${signature(serverKey, claims, account)}`
}

/** The id of the device that a mark names. Null for an invalid or expired mark, for another account's, and after a change of password. */
export function knownDevice(
  serverKey: string,
  account: Account | undefined,
  { mark = '', now }: { mark: string | undefined; now: Date },
): string | null {
  const [, claims, time, id, signed] = /^(\d+\.(\d+)\.([\w-]{16}))\.([\w-]{43})$/.exec(mark) ?? []
  if (!account || !claims || !id || !signed) return null
  if (now.getTime() / 1000 - Number(time) > knownDeviceSeconds) return null
  const isOurs = timingSafeEqual(Buffer.from(signed), Buffer.from(signature(serverKey, claims, account)))
  return isOurs ? id : null
}

function signature(serverKey: string, claims: string, { id, passwordHash }: Account): string {
  const text = `known device\n${id}\n${claims}\n${passwordHash}`
  return createHmac('sha256', serverKey).update(text).digest('base64url')
}
