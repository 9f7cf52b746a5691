import type { Context } from 'hono'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { createHostCookie } from '@/backend/platform/http/cookies'
import type { Services } from '@/backend/platform/services'
import { createDeviceMark, findKnownDevice, knownDeviceSeconds } from '../../limits/known-device'

const cookie = createHostCookie('device', { httpOnly: true })

type CookieServices = Pick<Services, 'env' | 'clock' | 'serverKey'>

/** Reads the mark of a known device from the request. */
export function readDeviceMark(c: Context, { env }: Pick<CookieServices, 'env'>): string | undefined {
  return cookie.read(c, env)
}

/**
 * Sets the cookie of a known device after a login, or after a password change or reset. A logout
 * keeps the cookie.
 */
export function rememberDevice(c: Context, { env, clock, serverKey }: CookieServices, user: UserRow): void {
  const now = clock()
  const id = findKnownDevice(serverKey, user, { mark: readDeviceMark(c, { env }), now }) ?? undefined
  const mark = createDeviceMark(serverKey, user, { now, id })
  cookie.set(c, env, mark, knownDeviceSeconds)
}

/** Removes the cookie of the known device, after the deletion of the account. */
export function forgetDevice(c: Context, { env }: Pick<CookieServices, 'env'>): void {
  cookie.remove(c, env)
}
