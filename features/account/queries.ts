import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { ask } from '@/lib/api/query'
import { type EmailAddresses, emailAddressesSchema } from '@/lib/contract/auth'
import { authAddress } from './allauth'

/** The account's email address, and the pending new one that is not confirmed yet (null for none). */
export interface AccountEmails {
  own: string
  pending: string | null
}

export const sessionsSchema = z.object({
  data: z.array(
    z.object({
      id: z.number().int(),
      user_agent: z.string(),
      created_at: z.number(),
      /** Missing if the backend does not record it. */
      last_seen_at: z.number().optional(),
      is_current: z.boolean(),
    }),
  ),
})
export type AccountSession = z.infer<typeof sessionsSchema>['data'][number]

const accountKeys = {
  all: ['account'] as const,
  emails: () => [...accountKeys.all, 'emails'] as const,
  sessions: () => [...accountKeys.all, 'sessions'] as const,
}

/** The account's addresses. */
export const emailsQuery = () =>
  queryOptions({
    queryKey: accountKeys.emails(),
    queryFn: async () => emailsOf(await ask(emailAddressesSchema, authAddress('account/email'))),
  })

/** The user's sessions. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: accountKeys.sessions(),
    queryFn: async () => (await ask(sessionsSchema, authAddress('auth/sessions'))).data,
  })

export function emailsOf({ data }: EmailAddresses): AccountEmails {
  return {
    own: data.find(({ primary }) => primary)?.email ?? '',
    pending: data.find(({ primary, verified }) => !primary && !verified)?.email ?? null,
  }
}
