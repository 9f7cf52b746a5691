import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Services } from '@/backend/platform/services'

type Keys = Pick<Services, 'env' | 'serverKey'>

/** The secret that the key is derived from: `SECRET_KEY`, otherwise the key in the database. */
type Source = 'environment' | 'database'

/**
 * Encrypts a secret that has to be readable again (AES-256-GCM). With `SECRET_KEY` a copy of the
 * database is not enough to decrypt it.
 * @param purpose use and owner of the secret, needed again for decryption
 */
export function seal(keys: Keys, purpose: string, content: Buffer): string {
  const source: Source = keys.env.SECRET_KEY ? 'environment' : 'database'
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(keys, source), iv)
  cipher.setAAD(Buffer.from(purpose))
  const sealed = Buffer.concat([cipher.update(content), cipher.final()])
  return [source, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.')
}

/**
 * Decrypts a sealed secret; null if its key is gone, its purpose differs, or the text was changed.
 */
export function unseal(keys: Keys, purpose: string, text: string): Buffer | null {
  const [source, iv, tag, sealed] = text.split('.')
  if (source !== 'environment' && source !== 'database') return null
  if (!iv || !tag || !sealed || (source === 'environment' && !keys.env.SECRET_KEY)) return null
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(keys, source), Buffer.from(iv, 'base64url'))
  try {
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(Buffer.from(tag, 'base64url'))
    return Buffer.concat([decipher.update(Buffer.from(sealed, 'base64url')), decipher.final()])
  } catch {
    return null
  }
}

function deriveKey({ env, serverKey }: Keys, source: Source): Buffer {
  const secret = source === 'environment' ? (env.SECRET_KEY ?? '') : serverKey
  return Buffer.from(hkdfSync('sha256', secret, '', 'sealed secrets of accounts', 32))
}
