import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { BackendEnv } from '../env'
import { toReason } from '../to-reason'

export type DkimSettings = Pick<BackendEnv, 'MAIL_DKIM_RECORD' | 'MAIL_DKIM_KEY_FILE'>

/** The key that signs mails, and the DNS record with its public part. */
export interface DkimKey {
  record: { name: string; value: string }
  privateKey: KeyObject
}

/** Signed headers (RFC 6376 §5.4.1). Those for unsubscription must be signed (RFC 8058 §4). */
const headerFieldNames = [
  ...['From', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'Content-Language', 'Auto-Submitted', 'Precedence'],
  ...['List-Id', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':')

/**
 * Reads the key that signs mails; returns null if the settings name none.
 * @throws Error for a file that is missing or not an RSA key, the only kind that receivers must
 * support (RFC 6376 §3.3)
 */
export function readDkimKey({ MAIL_DKIM_RECORD: name, MAIL_DKIM_KEY_FILE: path }: DkimSettings): DkimKey | null {
  if (name === undefined || path === undefined) return null
  const privateKey = parseKey(path)
  if (privateKey.asymmetricKeyType !== 'rsa') throw new Error(`MAIL_DKIM_KEY_FILE ${path} is not an RSA key.`)
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
  return { record: { name, value: `v=DKIM1; k=rsa; p=${publicKey}` }, privateKey }
}

function parseKey(path: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(path))
  } catch (error) {
    throw new Error(`MAIL_DKIM_KEY_FILE ${path} is not a private key: ${toReason(error)}.`)
  }
}

/** Converts a key to nodemailer's options. */
export function toDkimOptions({ record, privateKey }: DkimKey) {
  const [keySelector = '', domainName = ''] = record.name.split('._domainkey.')
  return { keySelector, domainName, privateKey, headerFieldNames }
}
