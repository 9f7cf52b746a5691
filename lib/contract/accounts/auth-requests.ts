import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { largestId } from '../common/record-id'
import { absentOrInvalid, emailSchema, requiredLine, singleLine } from '../common/single-line'
import { requestedAccesses } from './account'

// Request bodies of the authentication API, shared by forms and backend. Messages are error codes
// of the contract.

/** Limits of the password length in Unicode code points. */
export const passwordLength = { min: 10, max: 128 } as const

/**
 * An existing password, without surrounding blanks, as Django and copied texts have them. Only the
 * backend can verify it.
 */
export const presentPasswordSchema = z
  .string({ error: absentOrInvalid })
  .trim()
  .min(1, 'required')
  .max(1000, 'password_too_long')

/** A new password, with the checks that a form can make. */
export const newPasswordSchema = presentPasswordSchema
  .refine((password) => [...password].length >= passwordLength.min, 'password_too_short')
  .refine((password) => [...password].length <= passwordLength.max, 'password_too_long')

const keySchema = z.string({ error: absentOrInvalid }).min(1, 'required').max(1000, 'invalid')

export const loginSchema = z.object({ email: emailSchema, password: presentPasswordSchema })

export const signupSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  first_name: requiredLine(100),
  last_name: requiredLine(100),
  organization: requiredLine(200),
  access: z.enum(requestedAccesses, { error: absentOrInvalid }),
  phone: singleLine(50).default(''),
  /** Consent to the data protection page. */
  privacy: z.literal(true, 'required'),
  language: localeSchema.optional(),
})

export const emailRequestSchema = z.object({ email: emailSchema })
/** Without an address, as allauth's clients send it, nothing is pending. */
export const resendRequestSchema = z.object({ email: emailSchema.optional() })
export const primaryEmailSchema = z.object({
  email: emailSchema,
  primary: z.literal(true, { error: absentOrInvalid }),
})
/** The e-mailed key that verifies an address or stops its change. */
export const emailKeySchema = z.object({ key: keySchema })
export const reauthenticateSchema = z.object({ password: presentPasswordSchema })
/**
 * The backend checks the key before the password, so this schema does not check the password's
 * length.
 */
export const resetPasswordSchema = z.object({ key: keySchema, password: presentPasswordSchema })
/**
 * The backend reports problems of both passwords, so this schema does not check the new password's
 * length.
 */
export const changePasswordSchema = z.object({
  current_password: presentPasswordSchema,
  new_password: presentPasswordSchema,
  /**
   * Extension of allauth: ids of the team's API keys to revoke with the change; by default none.
   */
  end_keys: z
    .array(z.number({ error: absentOrInvalid }).int('invalid').max(largestId, 'invalid'), {
      error: absentOrInvalid,
    })
    .max(100, 'invalid')
    .optional(),
})

/** DELETE auth/sessions: ids of the sessions to end. */
export const endSessionsSchema = z.object({
  sessions: z
    .array(z.number({ error: absentOrInvalid }).int('invalid').max(largestId, 'invalid'), {
      error: absentOrInvalid,
    })
    .min(1, 'required')
    .max(1000, 'invalid'),
})

/** DELETE api/users/me/. */
export const accountDeletionSchema = nameSchema(
  'AccountDeletion',
  z.object({ password: presentPasswordSchema }),
)

export type Signup = z.infer<typeof signupSchema>
