import { z } from 'zod'
import { named } from './named'
import { absentOrInvalid } from './single-line'

/** What somebody proves a login with beside the password, as django-allauth calls it. */
export const factorTypes = ['totp', 'recovery_codes'] as const
export type FactorType = (typeof factorTypes)[number]

const base = { created_at: z.number(), last_used_at: z.number().nullable() }

/** An authenticator app. Times are in seconds since 1970. */
const totpSchema = z.object({ ...base, type: z.literal('totp') })

const recoveryCodesSchema = z.object({
  ...base,
  type: z.literal('recovery_codes'),
  total_code_count: z.number().int(),
  unused_code_count: z.number().int(),
})

/** GET account/authenticators */
export const authenticatorsSchema = named(
  'Authenticators',
  z.object({ status: z.literal(200), data: z.array(z.union([totpSchema, recoveryCodesSchema])) }),
)

/** GET and POST account/authenticators/totp. Recovery codes are made by a call of their own. */
export const totpAuthenticatorSchema = named(
  'TotpAuthenticator',
  z.object({
    status: z.literal(200),
    data: totpSchema,
    meta: z.object({ recovery_codes_generated: z.literal(false) }),
  }),
)

/** 404 of GET account/authenticators/totp: what an authenticator app is set up with. */
export const totpSetupSchema = named(
  'TotpSetup',
  z.object({ status: z.literal(404), meta: z.object({ secret: z.string(), totp_url: z.string() }) }),
)

/** GET and POST account/authenticators/recovery-codes. Only the answer that made the codes has them: they are stored as hashes. */
export const recoveryCodesAnswerSchema = named(
  'RecoveryCodes',
  z.object({
    status: z.literal(200),
    data: recoveryCodesSchema.extend({ unused_codes: z.array(z.string()) }),
  }),
)

/** A code of an authenticator app, or a recovery code. */
export const factorCodeSchema = z.object({
  code: z.string({ error: absentOrInvalid }).trim().min(1, 'required').max(100, 'invalid'),
})

export type Authenticators = z.infer<typeof authenticatorsSchema>
export type RecoveryCodesAnswer = z.infer<typeof recoveryCodesAnswerSchema>
