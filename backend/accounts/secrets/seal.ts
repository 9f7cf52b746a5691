import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Services } from '@/backend/platform/services'

type Keys = Pick<Services, 'env' | 'serverKey'>

/** The source of the encryption key: `SECRET_KEY` or, without it, the key in the database. */
type KeySource = 'environment' | 'database'

/**
 * Encrypts a secret that must be readable again (AES-256-GCM). If `SECRET_KEY` is set, a copy of
 * the database is not enough to decrypt it.
 * @param purpose use and owner of the secret; decryption needs the same text
 */
export function seal(keys: Keys, purpose: string, content: Buffer): string {
  const source: KeySource = keys.env.SECRET_KEY ? 'environment' : 'database'
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(keys, source), iv)
  cipher.setAAD(Buffer.from(purpose))
  const encryptedContent = Buffer.concat([cipher.update(content), cipher.final()])
  return [source, ...[iv, cipher.getAuthTag(), encryptedContent].map((part) => part.toString('base64url'))].join('.')
}

/**
 * Decrypts a sealed secret. Returns null if its key is no longer set, its purpose differs, or the
 * text was changed.
 */
export function unseal(keys: Keys, purpose: string, text: string): Buffer | null {
  const [source, iv, tag, encryptedContent] = text.split('.')
  if (source !== 'environment' && source !== 'database') return null
  if (!iv || !tag || !encryptedContent || (source === 'environment' && !keys.env.SECRET_KEY)) return null
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(keys, source), Buffer.from(iv, 'base64url'))
  try {
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(Buffer.from(tag, 'base64url'))
    return Buffer.concat([decipher.update(Buffer.from(encryptedContent, 'base64url')), decipher.final()])
  } catch {
    return null
  }
}

function deriveKey({ env, serverKey }: Keys, source: KeySource): Buffer {
  const secret = source === 'environment' ? (env.SECRET_KEY ?? '') : serverKey
  return Buffer.from(hkdfSync('sha256', secret, '', 'sealed secrets of accounts', 32))
}
