import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whom a mail asked about which entry, and when. */
export interface MailedQuestion {
  organizationId: number
  userId: number
  askedAt: Date
}

const second = 1000

/** The key in the link of such a mail. It is computed, not stored, so that one that is no longer good still tells why. */
export function confirmationKeyOf(
  serverKey: string,
  { organizationId, userId, askedAt }: MailedQuestion,
): string {
  const name = `${organizationId}.${userId}.${askedAt.getTime() / second}`
  return `${name}.${signatureOf(serverKey, name)}`
}

/** Reads a key; null for one that was never given. */
export function readConfirmationKey(serverKey: string, key: string): MailedQuestion | null {
  const [, name = '', organizationId, userId, asked, signature = ''] =
    /^((\d{1,9})\.(\d{1,9})\.(\d{1,11}))\.([\w-]{43})$/.exec(key) ?? []
  const right = Buffer.from(signatureOf(serverKey, name))
  if (name === '' || !timingSafeEqual(right, Buffer.from(signature))) return null
  return {
    organizationId: Number(organizationId),
    userId: Number(userId),
    askedAt: new Date(Number(asked) * second),
  }
}

function signatureOf(serverKey: string, name: string): string {
  return createHmac('sha256', serverKey).update(`entry confirmation\n${name}`).digest('base64url')
}
