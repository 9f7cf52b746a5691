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
import { authAddress } from './allauth'
import {
  type AccountEmails,
  authenticatorsQuery,
  codeModesQuery,
  codeModesSchema,
  emailsOf,
  emailsQuery,
  sessionsQuery,
  sessionsSchema,
} from './queries'

// All of these read with the visitor's cookies: the backend decides whose data they are and who may read them.

async function visitor(): Promise<{ cookie: string }> {
  return { cookie: (await cookies()).toString() }
}

/** The addresses of the user's own data in a language. */
export function dataAddresses(locale: Locale) {
  const me = `/${locale}/api/users/me/`
  return { me, sessions: `${me}sessions/`, export: `${me}export/` }
}

/** The user who is logged in, memoized per request. */
export const loadUser = cache(async (locale: Locale) =>
  read(dataAddresses(locale).me, currentUserSchema, await visitor()),
)

/** The email address of the account, and the pending new one. */
export async function loadEmails(): Promise<Result<AccountEmails>> {
  const answer = await read(authAddress('account/email'), emailAddressesSchema, await visitor())
  if (answer.ok) return { ok: true, value: emailsOf(answer.value) }
  // A missing login is 409 on a real allauth server.
  const { failure } = answer
  return { ok: false, failure: failure.status === 409 ? { ...failure, status: 401 } : failure }
}

/** The profile of an account. */
interface LoadedProfile {
  email: string
  /** Whether the backend lists the user's sessions. */
  hasSessions: boolean
  /** Whether the backend has second factors. */
  hasFactors: boolean
  /** The dehydrated queries of the addresses, the sessions and the second factors. */
  state: DehydratedState
}

/** The email addresses, sessions and second factors of the profile page. */
export async function loadProfile(): Promise<Result<LoadedProfile>> {
  const [emails, sessions, factors] = await Promise.all([
    loadEmails(),
    read(authAddress('auth/sessions'), sessionsSchema, await visitor()),
    read(authAddress('account/authenticators'), authenticatorsSchema, await visitor()),
  ])
  if (!emails.ok) return emails
  const client = createQueryClient()
  client.setQueryData(emailsQuery().queryKey, emails.value)
  if (sessions.ok) client.setQueryData(sessionsQuery().queryKey, sessions.value.data)
  if (factors.ok) client.setQueryData(authenticatorsQuery().queryKey, factors.value.data)
  return {
    ok: true,
    value: {
      email: emails.value.own,
      hasSessions: sessions.ok,
      hasFactors: factors.ok,
      state: dehydrate(client),
    },
  }
}

/**
 * The dehydrated query of what the backend mails codes for: pages that a form without JavaScript leads to say it. Empty where
 * nothing is said of it.
 */
export async function loadCodeModes(isSaid: boolean): Promise<DehydratedState> {
  const client = createQueryClient()
  const modes = isSaid ? await read(authAddress('config'), codeModesSchema) : null
  if (modes?.ok) client.setQueryData(codeModesQuery().queryKey, modes.value)
  return dehydrate(client)
}

const passkeyLoginSchema = z.object({
  data: z.object({ mfa: z.object({ passkey_login_enabled: z.boolean().default(false) }).optional() }),
})

/** Whether the backend takes a passkey for the whole login. */
export async function loadPasskeyLogin(): Promise<boolean> {
  const config = await read(authAddress('config'), passkeyLoginSchema)
  return config.ok && config.value.data.mfa?.passkey_login_enabled === true
}

/** The groups, organs or committees that the user belongs to. */
export async function loadUnions(locale: Locale, category: UnionCategory) {
  const params = { category, page_size: '100' }
  return read(`/${locale}/api/user-unions/`, userUnionListSchema, { ...(await visitor()), params })
}
