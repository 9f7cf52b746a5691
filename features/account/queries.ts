import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { ask } from '@/lib/api/query'
import { type EmailAddresses, emailAddressesSchema } from '@/lib/contract/accounts/auth'
import { authenticatorsSchema } from '@/lib/contract/accounts/authenticators'
import { authAddress } from './allauth'

/** The account's email address, and the pending new one that is not confirmed yet (null for none). */
export interface AccountEmails {
  own: string
  pending: string | null
  /** Further addresses that are confirmed, where the backend keeps several. */
  confirmed: string[]
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
  authenticators: () => [...accountKeys.all, 'authenticators'] as const,
  config: () => [...accountKeys.all, 'config'] as const,
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

/** The second factors of the account. */
export const authenticatorsQuery = () =>
  queryOptions({
    queryKey: accountKeys.authenticators(),
    queryFn: async () => (await ask(authenticatorsSchema, authAddress('account/authenticators'))).data,
  })

export const codeModesSchema = z
  .object({
    data: z.object({
      account: z.object({
        email_verification_by_code_enabled: z.boolean().default(false),
        password_reset_by_code_enabled: z.boolean().default(false),
      }),
    }),
  })
  .transform(({ data: { account } }) => ({
    verification: account.email_verification_by_code_enabled,
    password: account.password_reset_by_code_enabled,
  }))

/** For what the backend mails codes in place of links, which this site has no forms for. */
export const codeModesQuery = () =>
  queryOptions({
    queryKey: accountKeys.config(),
    queryFn: () => ask(codeModesSchema, authAddress('config')),
  })

export function emailsOf({ data }: EmailAddresses): AccountEmails {
  return {
    own: data.find(({ primary }) => primary)?.email ?? '',
    pending: data.find(({ primary, verified }) => !primary && !verified)?.email ?? null,
    confirmed: data.filter(({ primary, verified }) => !primary && verified).map(({ email }) => email),
  }
}
