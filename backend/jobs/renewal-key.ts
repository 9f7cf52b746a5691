import { createHmac, timingSafeEqual } from 'node:crypto'

/** Which end of which ad a mail was about, and to whom it was sent. */
export interface MailedEnd {
  jobId: number
  userId: number
  endsAt: Date
}

const second = 1000

/** The key in the link of such a mail. It is computed, not stored, so that one that is no longer good still tells why. */
export function renewalKeyOf(serverKey: string, { jobId, userId, endsAt }: MailedEnd): string {
  const name = `${jobId}.${userId}.${endsAt.getTime() / second}`
  return `${name}.${signatureOf(serverKey, name)}`
}

/** Reads a key; null for one that was never given. */
export function readRenewalKey(serverKey: string, key: string): MailedEnd | null {
  const [, name = '', jobId, userId, ends, signature = ''] =
    /^((\d{1,9})\.(\d{1,9})\.(\d{1,11}))\.([\w-]{43})$/.exec(key) ?? []
  const right = Buffer.from(signatureOf(serverKey, name))
  if (name === '' || !timingSafeEqual(right, Buffer.from(signature))) return null
  return { jobId: Number(jobId), userId: Number(userId), endsAt: new Date(Number(ends) * second) }
}

function signatureOf(serverKey: string, name: string): string {
  return createHmac('sha256', serverKey).update(`job renewal\n${name}`).digest('base64url')
}
