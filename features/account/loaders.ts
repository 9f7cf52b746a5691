import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { z } from 'zod'
import { read } from '@/lib/api/read'
import type { Result } from '@/lib/api/result'
import { currentUserSchema } from '@/lib/contract/account'
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

const sessionsSchema = z.object({
  data: z.array(
    z.object({
      id: z.number().int(),
      user_agent: z.string(),
      created_at: z.number(),
      /** Not of a backend that does not keep it. */
      last_seen_at: z.number().optional(),
      is_current: z.boolean(),
    }),
  ),
})
export type LoadedSession = z.infer<typeof sessionsSchema>['data'][number]

/** Where the user is logged in. */
export async function loadSessions() {
  return read('/_allauth/browser/v1/auth/sessions', sessionsSchema, await visitor())
}

/** The address of the account, and the one that it is to get and that is not confirmed yet; null for none. */
export async function loadEmails(): Promise<Result<{ own: string; pending: string | null }>> {
  const answer = await read('/_allauth/browser/v1/account/email', emailAddressesSchema, await visitor())
  // A missing login is 409 on a real allauth server.
  if (!answer.ok) {
    const { failure } = answer
    return failure.status === 409 ? { ok: false, failure: { ...failure, status: 401 } } : answer
  }
  const { data } = answer.value
  return {
    ok: true,
    value: {
      own: data.find(({ primary }) => primary)?.email ?? '',
      pending: data.find(({ primary, verified }) => !primary && !verified)?.email ?? null,
    },
  }
}

/** The groups, organs or committees that the user belongs to. */
export async function loadUnions(locale: Locale, category: UnionCategory) {
  const params = { category, page_size: '100' }
  return read(`/${locale}/api/user-unions/`, userUnionListSchema, { ...(await visitor()), params })
}
