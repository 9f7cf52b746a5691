import { z } from 'zod'
import type { Result } from '@/lib/api/result'
import { isRecord } from '@/lib/is-record'
import { callAuth } from './allauth'

/**
 * The use of a passkey: instead of a password, as the second factor, or to confirm the identity of
 * a user who is already logged in.
 */
export type PasskeyTask = 'login' | 'authenticate' | 'reauthenticate'

const requestSchema = z.object({
  data: z.object({
    request_options: z.object({ publicKey: z.custom<PublicKeyCredentialRequestOptionsJSON>(isRecord) }),
  }),
})
const creationSchema = z.object({
  data: z.object({
    creation_options: z.object({ publicKey: z.custom<PublicKeyCredentialCreationOptionsJSON>(isRecord) }),
  }),
})

/** Returns true if this browser supports passkeys. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/**
 * Lets the browser sign the backend's challenge with a passkey, and sends the result.
 * @returns null if the user canceled
 */
export async function sendPasskey(task: PasskeyTask): Promise<Result<unknown> | null> {
  const path = `auth/webauthn/${task}`
  const response = await callAuth('GET', path)
  if (!response.ok) return response
  const { publicKey } = requestSchema.parse(response.value).data.request_options
  const credential = await requestCredential(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(publicKey) }),
  )
  return credential && callAuth('POST', path, { credential })
}

/**
 * Creates a passkey and adds it to the account.
 * @returns null if the user canceled
 */
export async function addPasskey(name: string): Promise<Result<unknown> | null> {
  const path = 'account/authenticators/webauthn'
  const response = await callAuth('GET', `${path}?passwordless`)
  if (!response.ok) return response
  const { publicKey } = creationSchema.parse(response.value).data.creation_options
  const credential = await requestCredential(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(publicKey) }),
  )
  return credential && callAuth('POST', path, { name, credential })
}

async function requestCredential(request: () => Promise<Credential | null>): Promise<object | null> {
  try {
    const credential = await request()
    return credential instanceof PublicKeyCredential ? credential.toJSON() : null
  } catch (error) {
    // The user canceled, the time is over, or the device is already registered. The browser has
    // already explained the reason.
    if (error instanceof DOMException) return null
    throw error
  }
}
