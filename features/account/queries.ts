import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { ask } from '@/lib/api/query'
import { type EmailAddresses, emailAddressesSchema } from '@/lib/contract/accounts/auth'
import { authenticatorsSchema } from '@/lib/contract/accounts/authenticators'
import { toAuthPath } from './allauth'

export interface AccountEmails {
  /** The primary e-mail address; empty if the account has none. */
  primary: string
  /** A new address whose confirmation is pending; null for none. */
  pending: string | null
  /** Other confirmed addresses. Only some backends allow more than one. */
  confirmed: string[]
}

export const sessionsSchema = z.object({
  data: z.array(
    z.object({
      id: z.number().int(),
      user_agent: z.string(),
      created_at: z.number(),
      /** Undefined if the backend does not record it. */
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

/** The query of the account's e-mail addresses. */
export const emailsQuery = () =>
  queryOptions({
    queryKey: accountKeys.emails(),
    queryFn: async () => toAccountEmails(await ask(emailAddressesSchema, toAuthPath('account/email'))),
  })

/** The query of the user's sessions. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: accountKeys.sessions(),
    queryFn: async () => (await ask(sessionsSchema, toAuthPath('auth/sessions'))).data,
  })

/** The query of the account's second factors. */
export const authenticatorsQuery = () =>
  queryOptions({
    queryKey: accountKeys.authenticators(),
    queryFn: async () => (await ask(authenticatorsSchema, toAuthPath('account/authenticators'))).data,
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

/**
 * The query of the purposes for which the backend mails codes instead of links. This site has no
 * forms to enter such codes.
 */
export const codeModesQuery = () =>
  queryOptions({ queryKey: accountKeys.config(), queryFn: () => ask(codeModesSchema, toAuthPath('config')) })

export function toAccountEmails({ data }: EmailAddresses): AccountEmails {
  return {
    primary: data.find(({ primary }) => primary)?.email ?? '',
    pending: data.find(({ primary, verified }) => !primary && !verified)?.email ?? null,
    confirmed: data.filter(({ primary, verified }) => !primary && verified).map(({ email }) => email),
  }
}
