import { z } from 'zod'
import { nameSchema } from '../common/named'
import { recordId } from '../common/record-id'
import { absentOrInvalid } from '../common/single-line'

/** Second factors by their names in django-allauth. */
export const factorTypes = ['totp', 'webauthn', 'recovery_codes'] as const
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

/** A passkey or security key. `is_passwordless` is true if it can replace the password. */
const passkeySchema = z.object({
  ...base,
  type: z.literal('webauthn'),
  id: z.number().int(),
  name: z.string(),
  is_passwordless: z.boolean().optional(),
})

/** GET account/authenticators */
export const authenticatorsSchema = nameSchema(
  'Authenticators',
  z.object({ status: z.literal(200), data: z.array(z.union([totpSchema, passkeySchema, recoveryCodesSchema])) }),
)

/** PUT account/authenticators/webauthn */
export const passkeyResponseSchema = nameSchema('Passkey', z.object({ status: z.literal(200), data: passkeySchema }))

/** POST account/authenticators/webauthn */
export const addedPasskeySchema = nameSchema(
  'AddedPasskey',
  passkeyResponseSchema.extend({ meta: z.object({ recovery_codes_generated: z.literal(false) }) }),
)

const anyOptions = z.object({ publicKey: z.record(z.string(), z.unknown()) })

/**
 * GET account/authenticators/webauthn: the input for
 * `PublicKeyCredential.parseCreationOptionsFromJSON`.
 */
export const creationOptionsSchema = nameSchema(
  'PasskeyCreationOptions',
  z.object({ status: z.literal(200), data: z.object({ creation_options: anyOptions }) }),
)

/** GET auth/webauthn/…: the input for `PublicKeyCredential.parseRequestOptionsFromJSON`. */
export const requestOptionsSchema = nameSchema(
  'PasskeyRequestOptions',
  z.object({ status: z.literal(200), data: z.object({ request_options: anyOptions }) }),
)

const passkeyName = z.string({ error: absentOrInvalid }).trim().min(1, 'required').max(100, 'max_length')
const base64url = z
  .string({ error: absentOrInvalid })
  .regex(/^[\w-]+$/, 'invalid')
  .max(8192, 'invalid')
const signedBase = { id: base64url, rawId: base64url, type: z.literal('public-key') }

/** A new passkey in the format of `PublicKeyCredential.toJSON`. */
const newCredentialSchema = z.object({
  ...signedBase,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
})

/** An assertion signed by a passkey. */
const credentialSchema = z.object({
  ...signedBase,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
})

export const addPasskeySchema = z.object({ name: passkeyName.optional(), credential: newCredentialSchema })
export const renamePasskeySchema = z.object({ id: recordId, name: passkeyName })
export const removePasskeysSchema = z.object({ authenticators: z.array(recordId).min(1, 'required').max(100) })
export const passkeyProofSchema = z.object({ credential: credentialSchema })

/**
 * GET and POST account/authenticators/totp. Recovery codes are not generated here, but by a
 * separate call.
 */
export const totpAuthenticatorSchema = nameSchema(
  'TotpAuthenticator',
  z.object({
    status: z.literal(200),
    data: totpSchema,
    meta: z.object({ recovery_codes_generated: z.literal(false) }),
  }),
)

/**
 * The 404 response of GET account/authenticators/totp. It contains the secret for setting up an
 * authenticator app.
 */
export const totpSetupSchema = nameSchema(
  'TotpSetup',
  z.object({ status: z.literal(404), meta: z.object({ secret: z.string(), totp_url: z.string() }) }),
)

/**
 * GET and POST account/authenticators/recovery-codes. Codes are stored as hashes, so only the
 * response that generates them contains them.
 */
export const recoveryCodesResponseSchema = nameSchema(
  'RecoveryCodes',
  z.object({ status: z.literal(200), data: recoveryCodesSchema.extend({ unused_codes: z.array(z.string()) }) }),
)

/** A code of an authenticator app, or a recovery code. */
export const factorCodeSchema = z.object({
  code: z.string({ error: absentOrInvalid }).trim().min(1, 'required').max(100, 'invalid'),
})

export type Authenticators = z.infer<typeof authenticatorsSchema>
export type PasskeyResponse = z.infer<typeof passkeyResponseSchema>
export type NewCredential = z.infer<typeof newCredentialSchema>
export type Credential = z.infer<typeof credentialSchema>
export type RecoveryCodesResponse = z.infer<typeof recoveryCodesResponseSchema>
