import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { UserRow } from '../db/schema/users'
import type { Services } from '../services'
import { cookieOptions } from './cookies'
import { knownDevice, knownDeviceSeconds, markDevice } from './known-device'

const name = 'device'

type Parts = Pick<Services, 'env' | 'clock' | 'serverKey'>

/** The mark of a known device that a browser brings along. Over https its name keeps other hosts of the domain from setting it. */
export function deviceMark(c: Context, { env }: Pick<Parts, 'env'>): string | undefined {
  return cookieOptions(c, env).secure ? getCookie(c, name, 'host') : getCookie(c, name)
}

/** Leaves with the browser that somebody logged in here, or proved otherwise to own the account; log-out does not take it back. */
export function rememberDevice(c: Context, { env, clock, serverKey }: Parts, user: UserRow): void {
  const now = clock()
  const id = knownDevice(serverKey, user, { mark: deviceMark(c, { env }), now }) ?? undefined
  const options = cookieOptions(c, env)
  setCookie(c, name, markDevice(serverKey, user, { now, id }), {
    ...options,
    ...(options.secure && { prefix: 'host' }),
    httpOnly: true,
    maxAge: knownDeviceSeconds,
  })
}
