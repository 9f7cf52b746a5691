import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Services } from '@/backend/platform/services'

type Keys = Pick<Services, 'env' | 'serverKey'>

/** Which secret a key is made from: the environment's, or where there is none that of the database. */
type Source = 'environment' | 'database'

/**
 * Encrypts what has to be read again (AES-256-GCM), so that a copy of the database is not enough where `SECRET_KEY` is set.
 * @param purpose what it is and whose: the text opens for no other
 */
export function seal(keys: Keys, purpose: string, content: Buffer): string {
  const source: Source = keys.env.SECRET_KEY ? 'environment' : 'database'
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(keys, source), iv)
  cipher.setAAD(Buffer.from(purpose))
  const sealed = Buffer.concat([cipher.update(content), cipher.final()])
  return [source, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.')
}

/** Decrypts it; null where it was sealed by a key that there is no more, for another purpose, or changed since. */
export function unseal(keys: Keys, purpose: string, text: string): Buffer | null {
  const [source, iv, tag, sealed] = text.split('.')
  if (source !== 'environment' && source !== 'database') return null
  if (!iv || !tag || !sealed || (source === 'environment' && !keys.env.SECRET_KEY)) return null
  const decipher = createDecipheriv('aes-256-gcm', keyOf(keys, source), Buffer.from(iv, 'base64url'))
  try {
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(Buffer.from(tag, 'base64url'))
    return Buffer.concat([decipher.update(Buffer.from(sealed, 'base64url')), decipher.final()])
  } catch {
    return null
  }
}

function keyOf({ env, serverKey }: Keys, source: Source): Buffer {
  const secret = source === 'environment' ? (env.SECRET_KEY ?? '') : serverKey
  return Buffer.from(hkdfSync('sha256', secret, '', 'sealed secrets of accounts', 32))
}
