import { z } from 'zod'
import { named } from '../common/named'
import { factorTypes } from './authenticators'

const statusOf = <Status extends number>(status: Status) => z.literal(status)

export const authUserSchema = named(
  'AuthUser',
  z.object({
    id: z.number().int(),
    display: z.string(),
    email: z.string(),
    has_usable_password: z.boolean(),
  }),
)

/** How the user has signed in. `at` is when the password was last given, in seconds since 1970. */
const authMethodsSchema = z.array(
  z.union([
    z.object({ method: z.literal('password'), at: z.number(), email: z.string() }),
    z.object({ method: z.literal('mfa'), at: z.number(), type: z.enum(factorTypes) }),
  ]),
)

/** The answer to a signed-in browser. */
export const authenticatedSchema = named(
  'Authenticated',
  z.object({
    status: statusOf(200),
    data: z.object({
      user: authUserSchema,
      methods: authMethodsSchema,
    }),
    meta: z.object({ is_authenticated: z.literal(true) }),
  }),
)

/** The possible next steps, the required one last: verification of the e-mail (pending) or activation (not pending). */
const flowSchema = z.object({
  id: z.enum([
    'login',
    'signup',
    'verify_email',
    'account_activation',
    'mfa_authenticate',
    'reauthenticate',
    'mfa_reauthenticate',
  ]),
  is_pending: z.literal(true).optional(),
  /** The second factors of the user, for the flows that ask for one. */
  types: z.array(z.enum(factorTypes)).optional(),
})

/** The answer to everybody else; after a link was followed it means success without a login. */
export const unauthenticatedSchema = named(
  'Unauthenticated',
  z.object({
    status: statusOf(401),
    data: z.object({ flows: z.array(flowSchema) }),
    meta: z.object({ is_authenticated: z.literal(false) }),
  }),
)

/** The user is signed in, but has to confirm the password for this request (POST auth/reauthenticate). */
export const reauthenticationSchema = named(
  'Reauthentication',
  z.object({
    status: statusOf(401),
    data: z.object({
      user: authUserSchema,
      methods: authMethodsSchema,
      flows: z.array(flowSchema),
    }),
    meta: z.object({ is_authenticated: z.literal(true) }),
  }),
)

/** A refused authentication call: 400, 429, and what the conventions define. */
export const authErrorSchema = named(
  'AuthError',
  z.object({
    status: z.number().int(),
    errors: z.array(z.object({ message: z.string(), code: z.string(), param: z.string().optional() })),
  }),
)

/** Signed in already (409), too many mails (403), or simply done (200). */
export const authStatusSchema = named('AuthStatus', z.object({ status: z.number().int() }))

export const authConfigSchema = named(
  'AuthConfig',
  z.object({
    status: statusOf(200),
    data: z.object({
      account: z.object({
        login_methods: z.array(z.literal('email')),
        is_open_for_signup: z.boolean(),
        email_verification_by_code_enabled: z.literal(false),
        login_by_code_enabled: z.literal(false),
        password_reset_by_code_enabled: z.literal(false),
        authentication_method: z.literal('email'),
      }),
      mfa: z.object({
        supported_types: z.array(z.enum(factorTypes)),
        passkey_login_enabled: z.literal(true),
      }),
      usersessions: z.object({ track_activity: z.literal(true) }),
    }),
  }),
)

/** GET auth/email/verify: the address and the user of a key. */
export const emailVerificationSchema = named(
  'EmailVerification',
  z.object({
    status: statusOf(200),
    data: z.object({ email: z.string(), user: authUserSchema }),
    meta: z.object({ is_authenticating: z.boolean() }),
  }),
)

/** GET auth/password/reset: the user of a key. */
export const passwordResetInfoSchema = named(
  'PasswordResetInfo',
  z.object({ status: statusOf(200), data: z.object({ user: authUserSchema }) }),
)

/** The user's sessions. Times are in seconds since 1970; the network address is not stored, so it is empty. */
export const authSessionsSchema = named(
  'AuthSessions',
  z.object({
    status: statusOf(200),
    data: z.array(
      z.object({
        id: z.number().int(),
        user_agent: z.string(),
        ip: z.literal(''),
        created_at: z.number(),
        last_seen_at: z.number(),
        is_current: z.boolean(),
      }),
    ),
  }),
)

/** The account's address, and the new one if a change is pending. */
export const emailAddressesSchema = named(
  'EmailAddresses',
  z.object({
    status: statusOf(200),
    data: z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() })),
  }),
)

export type AuthError = z.infer<typeof authErrorSchema>
export type AuthUser = z.infer<typeof authUserSchema>
export type Authenticated = z.infer<typeof authenticatedSchema>
export type Reauthentication = z.infer<typeof reauthenticationSchema>
export type Unauthenticated = z.infer<typeof unauthenticatedSchema>
/** What is required before a user with the right password is signed in. */
export type NextFlow = 'verify_email' | 'mfa_authenticate' | 'account_activation'
export type AuthSessions = z.infer<typeof authSessionsSchema>
export type EmailAddresses = z.infer<typeof emailAddressesSchema>
