import type { Context } from 'hono'
import type { Login } from '@/backend/platform/db/schema/accounts/sessions'
import { createHostCookie } from '@/backend/platform/http/cookies'
import type { Services } from '@/backend/platform/services'
import { seal, unseal } from '../../secrets/seal'

// Clients of allauth create recovery codes with one call and load them with another. The database
// has only their hashes, so a cookie holds the codes, encrypted for the session.

const cookie = createHostCookie('recovery_codes', { httpOnly: true })

/** Time in which the session that created the codes may read them again. */
export const newCodesSeconds = 300

type CookieServices = Pick<Services, 'env' | 'serverKey'>

const toPurpose = ({ session }: Pick<Login, 'session'>) => `recovery codes of session ${session.id}`

export function setNewCodes(c: Context, services: CookieServices, login: Login, codes: readonly string[]): void {
  const content = Buffer.from(codes.join(' '))
  cookie.set(c, services.env, seal(services, toPurpose(login), content), newCodesSeconds)
}

/** Returns the codes that this session has just created; empty if there are none. */
export function readNewCodes(c: Context, services: CookieServices, login: Login): string[] {
  const text = cookie.read(c, services.env)
  const content = text === undefined ? null : unseal(services, toPurpose(login), text)
  return content ? content.toString().split(' ') : []
}
