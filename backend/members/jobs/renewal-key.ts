import { createMailedKey, parseMailedKey } from '@/backend/platform/mail/mailed-key'

/** The end of a job ad that a mail announced, with the user who got the mail. */
export interface MailedEnd {
  jobId: number
  userId: number
  endsAt: Date
}

const purpose = 'job renewal'
const secondMs = 1000

/** Creates the key for the link in a mail that announces the end of a job ad. */
export function createRenewalKey(serverKey: string, { jobId, userId, endsAt }: MailedEnd): string {
  return createMailedKey(serverKey, purpose, [jobId, userId, endsAt.getTime() / secondMs])
}

/** Verifies a key and returns its content; null if this server did not create the key. */
export function readRenewalKey(serverKey: string, key: string): MailedEnd | null {
  const [jobId, userId, endSeconds] = parseMailedKey(serverKey, purpose, key) ?? []
  if (jobId === undefined) return null
  return { jobId: Number(jobId), userId: Number(userId), endsAt: new Date(Number(endSeconds) * secondMs) }
}
