import { z } from 'zod'
import { nameSchema } from '../common/named'
import { factorTypes } from './authenticators'

export const authUserSchema = nameSchema(
  'AuthUser',
  z.object({ id: z.number().int(), display: z.string(), email: z.string(), has_usable_password: z.boolean() }),
)

/**
 * Methods by which the user has authenticated in this session. `at` is the time of the last use of
 * the method, in seconds since 1970.
 */
const authMethodsSchema = z.array(
  z.union([
    z.object({ method: z.literal('password'), at: z.number(), email: z.string() }),
    z.object({ method: z.literal('mfa'), at: z.number(), type: z.enum(factorTypes) }),
  ]),
)

/** Response to an authenticated client. */
export const authenticatedSchema = nameSchema(
  'Authenticated',
  z.object({
    status: z.literal(200),
    data: z.object({ user: authUserSchema, methods: authMethodsSchema }),
    meta: z.object({ is_authenticated: z.literal(true) }),
  }),
)

/**
 * Possible next steps. The required one comes last: verification of the e-mail address (pending) or
 * activation by the office (not pending).
 */
const flowSchema = z.object({
  id: z.enum([
    'login',
    'signup',
    'mfa_login_webauthn',
    'verify_email',
    'account_activation',
    'mfa_authenticate',
    'reauthenticate',
    'mfa_reauthenticate',
  ]),
  is_pending: z.literal(true).optional(),
  /** The user's second factors, for flows that require one. */
  types: z.array(z.enum(factorTypes)).optional(),
})

/**
 * Response to an unauthenticated client. For a call with a mailed key it means success, but without
 * a login.
 */
export const unauthenticatedSchema = nameSchema(
  'Unauthenticated',
  z.object({
    status: z.literal(401),
    data: z.object({ flows: z.array(flowSchema) }),
    meta: z.object({ is_authenticated: z.literal(false) }),
  }),
)

/**
 * Response if the user is authenticated but must confirm the password before this request (POST
 * auth/reauthenticate).
 */
export const reauthenticationSchema = nameSchema(
  'Reauthentication',
  z.object({
    status: z.literal(401),
    data: z.object({ user: authUserSchema, methods: authMethodsSchema, flows: z.array(flowSchema) }),
    meta: z.object({ is_authenticated: z.literal(true) }),
  }),
)

/** Response to a rejected authentication call: 400, 429, and the errors of the conventions. */
export const authErrorSchema = nameSchema(
  'AuthError',
  z.object({
    status: z.number().int(),
    errors: z.array(z.object({ message: z.string(), code: z.string(), param: z.string().optional() })),
  }),
)

/**
 * Status of a call: 200 for success, 409 if the client is already authenticated, 403 after too many
 * mails.
 */
export const authStatusSchema = nameSchema('AuthStatus', z.object({ status: z.number().int() }))

export const authConfigSchema = nameSchema(
  'AuthConfig',
  z.object({
    status: z.literal(200),
    data: z.object({
      account: z.object({
        login_methods: z.array(z.literal('email')),
        is_open_for_signup: z.boolean(),
        email_verification_by_code_enabled: z.literal(false),
        login_by_code_enabled: z.literal(false),
        password_reset_by_code_enabled: z.literal(false),
        authentication_method: z.literal('email'),
      }),
      mfa: z.object({ supported_types: z.array(z.enum(factorTypes)), passkey_login_enabled: z.literal(true) }),
      usersessions: z.object({ track_activity: z.literal(true) }),
    }),
  }),
)

/** GET auth/email/verify: the address and the user that a key belongs to. */
export const emailVerificationSchema = nameSchema(
  'EmailVerification',
  z.object({
    status: z.literal(200),
    data: z.object({ email: z.string(), user: authUserSchema }),
    meta: z.object({ is_authenticating: z.boolean() }),
  }),
)

/** GET auth/password/reset: the user that a key belongs to. */
export const passwordResetInfoSchema = nameSchema(
  'PasswordResetInfo',
  z.object({ status: z.literal(200), data: z.object({ user: authUserSchema }) }),
)

/**
 * Sessions of the user. Times are in seconds since 1970. `ip` is empty, because network addresses
 * are not stored.
 */
export const authSessionsSchema = nameSchema(
  'AuthSessions',
  z.object({
    status: z.literal(200),
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

/** Address of the account. During a change, the new address as well. */
export const emailAddressesSchema = nameSchema(
  'EmailAddresses',
  z.object({
    status: z.literal(200),
    data: z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() })),
  }),
)

export type AuthError = z.infer<typeof authErrorSchema>
export type AuthUser = z.infer<typeof authUserSchema>
export type Authenticated = z.infer<typeof authenticatedSchema>
export type Reauthentication = z.infer<typeof reauthenticationSchema>
export type Unauthenticated = z.infer<typeof unauthenticatedSchema>
/**
 * Next step for a user who has entered the right password but whose session is not authenticated
 * yet.
 */
export type NextFlow = 'verify_email' | 'mfa_authenticate' | 'account_activation'
export type AuthSessions = z.infer<typeof authSessionsSchema>
export type EmailAddresses = z.infer<typeof emailAddressesSchema>
