import 'server-only'
import { type DehydratedState, dehydrate } from '@tanstack/react-query'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { z } from 'zod'
import { createQueryClient } from '@/lib/api/query-client'
import { read } from '@/lib/api/read'
import type { Result } from '@/lib/api/result'
import { currentUserSchema } from '@/lib/contract/accounts/account'
import { emailAddressesSchema } from '@/lib/contract/accounts/auth'
import { authenticatorsSchema } from '@/lib/contract/accounts/authenticators'
import type { Locale } from '@/lib/contract/common/locale'
import { type UnionCategory, userUnionListSchema } from '@/lib/contract/records/user-union'
import { toAuthPath } from './allauth'
import {
  type AccountEmails,
  authenticatorsQuery,
  codeModesQuery,
  codeModesSchema,
  emailsQuery,
  sessionsQuery,
  sessionsSchema,
  toAccountEmails,
} from './queries'

/** Reads the visitor's cookies, with which the backend authorizes the requests of this file. */
async function readVisitorCookies(): Promise<{ cookie: string }> {
  return { cookie: (await cookies()).toString() }
}

/** Returns the paths of the calls for the user's own data in a language. */
export function toOwnDataPaths(locale: Locale) {
  const me = `/${locale}/api/users/me/`
  return { me, sessions: `${me}sessions/`, export: `${me}export/` }
}

/** Loads the logged-in user, at most once per request. */
export const loadUser = cache(async (locale: Locale) =>
  read(toOwnDataPaths(locale).me, currentUserSchema, await readVisitorCookies()),
)

/** Loads the e-mail address of the account, and the new one if its confirmation is pending. */
export async function loadEmails(): Promise<Result<AccountEmails>> {
  const result = await read(toAuthPath('account/email'), emailAddressesSchema, await readVisitorCookies())
  if (result.ok) return { ok: true, value: toAccountEmails(result.value) }
  // For a visitor without a login, django-allauth responds with 409 instead of 401.
  const { failure } = result
  return { ok: false, failure: failure.status === 409 ? { ...failure, status: 401 } : failure }
}

interface LoadedProfile {
  email: string
  /** True if the backend lists the user's sessions. */
  hasSessions: boolean
  /** True if the backend supports a second factor for the login. */
  hasFactors: boolean
  /** The loaded queries (addresses, sessions, second factors), serialized for the browser. */
  dehydratedState: DehydratedState
}

/**
 * Loads the e-mail addresses, sessions and second factors of the profile page. After a failure, the
 * browser loads the sessions or factors again.
 */
export async function loadProfile(): Promise<Result<LoadedProfile>> {
  const [emails, sessions, factors] = await Promise.all([
    loadEmails(),
    read(toAuthPath('auth/sessions'), sessionsSchema, await readVisitorCookies()),
    read(toAuthPath('account/authenticators'), authenticatorsSchema, await readVisitorCookies()),
  ])
  if (!emails.ok) return emails
  const client = createQueryClient()
  client.setQueryData(emailsQuery().queryKey, emails.value)
  if (sessions.ok) client.setQueryData(sessionsQuery().queryKey, sessions.value.data)
  if (factors.ok) client.setQueryData(authenticatorsQuery().queryKey, factors.value.data)
  return {
    ok: true,
    value: {
      email: emails.value.primary,
      hasSessions: sessions.ok || sessions.failure.status !== 404,
      hasFactors: factors.ok || factors.failure.status !== 404,
      dehydratedState: dehydrate(client),
    },
  }
}

/**
 * Loads the settings for mailed codes, serialized for the browser.
 * @param isNeeded true if the page announces a code; otherwise the result is empty
 */
export async function loadCodeModes({ isNeeded }: { isNeeded: boolean }): Promise<DehydratedState> {
  const client = createQueryClient()
  const modes = isNeeded ? await read(toAuthPath('config'), codeModesSchema) : null
  if (modes?.ok) client.setQueryData(codeModesQuery().queryKey, modes.value)
  return dehydrate(client)
}

const passkeyLoginSchema = z.object({
  data: z.object({ mfa: z.object({ passkey_login_enabled: z.boolean().default(false) }).optional() }),
})

/** Returns true if the backend accepts a passkey instead of the password and the second factor. */
export async function loadPasskeyLogin(): Promise<boolean> {
  const config = await read(toAuthPath('config'), passkeyLoginSchema)
  return config.ok && config.value.data.mfa?.passkey_login_enabled === true
}

/** Loads the groups, organs or committees of which the user is a member. */
export async function loadUnions(locale: Locale, category: UnionCategory) {
  const params = { category, page_size: '100' }
  return read(`/${locale}/api/user-unions/`, userUnionListSchema, { ...(await readVisitorCookies()), params })
}
