import type { Context } from 'hono'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { createHostCookie } from '@/backend/platform/http/cookies'
import type { Services } from '@/backend/platform/services'
import { knownDevice, knownDeviceSeconds, markDevice } from '../../limits/known-device'

const cookie = createHostCookie('device', { httpOnly: true })

type Parts = Pick<Services, 'env' | 'clock' | 'serverKey'>

/** The mark of a known device that a browser brings along. */
export function deviceMark(c: Context, { env }: Pick<Parts, 'env'>): string | undefined {
  return cookie.read(c, env)
}

/** Leaves with the browser that somebody logged in here, or proved otherwise to own the account; log-out does not take it back. */
export function rememberDevice(c: Context, { env, clock, serverKey }: Parts, user: UserRow): void {
  const now = clock()
  const id = knownDevice(serverKey, user, { mark: deviceMark(c, { env }), now }) ?? undefined
  const mark = markDevice(serverKey, user, { now, id })
  cookie.set(c, env, mark, knownDeviceSeconds)
}

/** Takes the mark back from the browser, of an account that is no more. */
export function forgetDevice(c: Context, { env }: Pick<Parts, 'env'>): void {
  cookie.remove(c, env)
}
