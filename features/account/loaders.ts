import { cookies } from 'next/headers'
import { cache } from 'react'
import { read } from '@/lib/api/read'
import { currentUserSchema, sessionListSchema } from '@/lib/contract/account'
import { emailAddressesSchema } from '@/lib/contract/auth'
import type { Locale } from '@/lib/contract/locale'
import { type UnionCategory, userUnionListSchema } from '@/lib/contract/user-union'

// All of it is read with the visitor's cookies: whose data it is, and whether there is any to see, the backend decides.

async function visitor(): Promise<{ cookie: string }> {
  return { cookie: (await cookies()).toString() }
}

/** The addresses of the user's own data in a language. */
export function dataAddresses(locale: Locale) {
  const me = `/${locale}/api/users/me/`
  return { me, sessions: `${me}sessions/`, export: `${me}export/` }
}

/** The user who is logged in, read once a rendering. */
export const loadUser = cache(async (locale: Locale) =>
  read(dataAddresses(locale).me, currentUserSchema, await visitor()),
)

/** Where the user is logged in. */
export async function loadSessions(locale: Locale) {
  return read(dataAddresses(locale).sessions, sessionListSchema, await visitor())
}

/** The address that the user wants to have and has not confirmed yet; null for none. */
export async function loadPendingEmail(): Promise<string | null> {
  const answer = await read('/_allauth/browser/v1/account/email', emailAddressesSchema, await visitor())
  if (!answer.ok) return null
  return answer.data.data.find(({ primary }) => !primary)?.email ?? null
}

/** The groups, organs or committees that the user belongs to. */
export async function loadUnions(locale: Locale, category: UnionCategory) {
  const params = { category, page_size: '100' }
  return read(`/${locale}/api/user-unions/`, userUnionListSchema, { ...(await visitor()), params })
}
