import { z } from 'zod'
import type { Result } from '@/lib/api/result'
import { callAuth } from './allauth'

/** What a passkey is asked for: the whole login, its second step, or a recent proof. */
export type PasskeyTask = 'login' | 'authenticate' | 'reauthenticate'

const isObject = (value: unknown) => typeof value === 'object' && value !== null
const requestSchema = z.object({
  data: z.object({
    request_options: z.object({ publicKey: z.custom<PublicKeyCredentialRequestOptionsJSON>(isObject) }),
  }),
})
const creationSchema = z.object({
  data: z.object({
    creation_options: z.object({ publicKey: z.custom<PublicKeyCredentialCreationOptionsJSON>(isObject) }),
  }),
})

/** Whether this browser can use passkeys. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/** Has a passkey sign what the backend asks, and sends that. @returns null where the person broke it off */
export async function sendPasskey(task: PasskeyTask): Promise<Result<unknown> | null> {
  const path = `auth/webauthn/${task}`
  const begun = await callAuth('GET', path)
  if (!begun.ok) return begun
  const { publicKey } = requestSchema.parse(begun.value).data.request_options
  const credential = await credentialOf(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(publicKey) }),
  )
  return credential && callAuth('POST', path, { credential })
}

/** Has the browser make a passkey for the account. @returns null where the person broke it off */
export async function addPasskey(name: string): Promise<Result<unknown> | null> {
  const path = 'account/authenticators/webauthn'
  const begun = await callAuth('GET', `${path}?passwordless`)
  if (!begun.ok) return begun
  const { publicKey } = creationSchema.parse(begun.value).data.creation_options
  const credential = await credentialOf(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(publicKey) }),
  )
  return credential && callAuth('POST', path, { name, credential })
}

async function credentialOf(ask: () => Promise<Credential | null>): Promise<object | null> {
  try {
    const credential = await ask()
    return credential instanceof PublicKeyCredential ? credential.toJSON() : null
  } catch (error) {
    // Refused, too late, or a device that has a passkey of the account already: the browser has said so itself.
    if (error instanceof DOMException) return null
    throw error
  }
}
