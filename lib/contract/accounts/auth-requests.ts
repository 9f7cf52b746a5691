import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { largestId } from '../common/record-id'
import { absentOrInvalid, emailSchema, requiredLine, singleLine } from '../common/single-line'
import { requestedAccesses } from './account'

// Request bodies of the authentication API, shared by the forms and the backend. The messages are
// error codes of the contract.

/** Limits of the password length in Unicode code points. */
export const passwordLength = { min: 10, max: 128 } as const

/**
 * An existing password. Surrounding blanks are removed, because Django does so and copied texts
 * often contain them. Only the backend can verify it.
 */
export const existingPasswordSchema = z
  .string({ error: absentOrInvalid })
  .trim()
  .min(1, 'required')
  .max(1000, 'password_too_long')

/** A new password, with the checks that are possible in a form. */
export const newPasswordSchema = existingPasswordSchema
  .refine((password) => [...password].length >= passwordLength.min, 'password_too_short')
  .refine((password) => [...password].length <= passwordLength.max, 'password_too_long')

const keySchema = z.string({ error: absentOrInvalid }).min(1, 'required').max(1000, 'invalid')

export const loginSchema = z.object({ email: emailSchema, password: existingPasswordSchema })

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
/** If the address is missing, which allauth's clients do, no mail is pending and none is sent. */
export const resendRequestSchema = z.object({ email: emailSchema.optional() })
export const primaryEmailSchema = z.object({ email: emailSchema, primary: z.literal(true, { error: absentOrInvalid }) })
/** The mailed key that verifies an address or cancels its change. */
export const emailKeySchema = z.object({ key: keySchema })
export const reauthenticateSchema = z.object({ password: existingPasswordSchema })
/**
 * The backend must check the key before the password. Therefore this schema does not check the
 * length of the password.
 */
export const resetPasswordSchema = z.object({ key: keySchema, password: existingPasswordSchema })
/**
 * The backend reports the problems of both passwords together. Therefore this schema does not check
 * the length of the new password.
 */
export const changePasswordSchema = z.object({
  current_password: existingPasswordSchema,
  new_password: existingPasswordSchema,
  /**
   * Extension of allauth: ids of the team's API keys to revoke along with the change; none by
   * default.
   */
  end_keys: z
    .array(z.number({ error: absentOrInvalid }).int('invalid').max(largestId, 'invalid'), { error: absentOrInvalid })
    .max(100, 'invalid')
    .optional(),
})

/** DELETE auth/sessions: ids of the sessions to end. */
export const endSessionsSchema = z.object({
  sessions: z
    .array(z.number({ error: absentOrInvalid }).int('invalid').max(largestId, 'invalid'), { error: absentOrInvalid })
    .min(1, 'required')
    .max(1000, 'invalid'),
})

/** DELETE api/users/me/. */
export const accountDeletionSchema = nameSchema('AccountDeletion', z.object({ password: existingPasswordSchema }))

export type Signup = z.infer<typeof signupSchema>
