import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { named } from '../common/named'
import { largestId } from '../common/record-id'
import { absentOrInvalid, emailSchema, requiredLine, singleLine } from '../common/single-line'
import { requestedAccesses } from './account'

// The bodies of authentication calls, for forms and backend alike. Messages are codes of the contract.

/** Shortest and longest password, counted in characters as people count them. */
export const passwordLength = { min: 10, max: 128 } as const

/** An existing password; only the backend can check it. */
export const presentPasswordSchema = z
  .string({ error: absentOrInvalid })
  .min(1, 'required')
  .max(1000, 'password_too_long')

/** A new password as far as a form can judge it. */
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
export const primaryEmailSchema = z.object({
  email: emailSchema,
  primary: z.literal(true, { error: absentOrInvalid }),
})
/** The key of a mail, sent back to verify an address or to stop the change of one. */
export const emailKeySchema = z.object({ key: keySchema })
export const reauthenticateSchema = z.object({ password: presentPasswordSchema })
/** The key is judged before the password, so the password's length is not judged here. */
export const resetPasswordSchema = z.object({ key: keySchema, password: presentPasswordSchema })
/** Both passwords are judged, and each is told of: so the new one's length is not judged here. */
export const changePasswordSchema = z.object({
  current_password: presentPasswordSchema,
  new_password: presentPasswordSchema,
  /** Ours beyond allauth: the ids of keys of the user's team that end with the old password; none without it. */
  end_keys: z
    .array(z.number({ error: absentOrInvalid }).int('invalid').max(largestId, 'invalid'), {
      error: absentOrInvalid,
    })
    .max(100, 'invalid')
    .optional(),
})

/** DELETE auth/sessions: the ids of those to be ended. */
export const endSessionsSchema = z.object({
  sessions: z
    .array(z.number({ error: absentOrInvalid }).int('invalid').max(largestId, 'invalid'), {
      error: absentOrInvalid,
    })
    .min(1, 'required')
    .max(1000, 'invalid'),
})

/** DELETE api/users/me/. */
export const accountDeletionSchema = named('AccountDeletion', z.object({ password: presentPasswordSchema }))

export type Signup = z.infer<typeof signupSchema>
