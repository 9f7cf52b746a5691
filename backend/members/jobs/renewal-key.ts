import { createMailedKey, parseMailedKey } from '@/backend/platform/mail/mailed-key'

/** The end of an ad that a mail announced, and the recipient. */
export interface MailedEnd {
  jobId: number
  userId: number
  endsAt: Date
}

const purpose = 'job renewal'
const second = 1000

/** Creates the key in the link of a mail about the end of an ad. */
export function createRenewalKey(serverKey: string, { jobId, userId, endsAt }: MailedEnd): string {
  return createMailedKey(serverKey, purpose, [jobId, userId, endsAt.getTime() / second])
}

/** Reads a key; null for one that was never given. */
export function readRenewalKey(serverKey: string, key: string): MailedEnd | null {
  const [jobId, userId, ends] = parseMailedKey(serverKey, purpose, key) ?? []
  if (jobId === undefined) return null
  return { jobId: Number(jobId), userId: Number(userId), endsAt: new Date(Number(ends) * second) }
}
