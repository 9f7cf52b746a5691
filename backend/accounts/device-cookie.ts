import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { UserRow } from '../db/schema/users'
import type { Services } from '../services'
import { cookieOptions } from './cookies'
import { knownDevice, knownDeviceSeconds, markDevice } from './known-device'

const name = 'device'

type Parts = Pick<Services, 'env' | 'clock' | 'serverKey'>

/** Over https the cookie's name keeps other hosts of the domain from setting it. */
function deviceOptions(c: Context, env: Parts['env']) {
  const options = { ...cookieOptions(c, env), httpOnly: true }
  return options.secure ? ({ ...options, prefix: 'host' } as const) : options
}

/** The mark of a known device that a browser brings along. */
export function deviceMark(c: Context, { env }: Pick<Parts, 'env'>): string | undefined {
  return cookieOptions(c, env).secure ? getCookie(c, name, 'host') : getCookie(c, name)
}

/** Leaves with the browser that somebody logged in here, or proved otherwise to own the account; log-out does not take it back. */
export function rememberDevice(c: Context, { env, clock, serverKey }: Parts, user: UserRow): void {
  const now = clock()
  const id = knownDevice(serverKey, user, { mark: deviceMark(c, { env }), now }) ?? undefined
  const mark = markDevice(serverKey, user, { now, id })
  setCookie(c, name, mark, { ...deviceOptions(c, env), maxAge: knownDeviceSeconds })
}

/** Takes the mark back from the browser, of an account that is no more. */
export function forgetDevice(c: Context, { env }: Pick<Parts, 'env'>): void {
  if (deviceMark(c, { env }) !== undefined) deleteCookie(c, name, deviceOptions(c, env))
}
