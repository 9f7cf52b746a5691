import { createMailedKey, parseMailedKey } from '@/backend/platform/mail/mailed-key'

/** The recipient, entry and time of a mail that asks for a confirmation. */
export interface MailedQuestion {
  organizationId: number
  userId: number
  askedAt: Date
}

const purpose = 'entry confirmation'
const second = 1000

/** Creates the key for the link in the mail. */
export function createConfirmationKey(
  serverKey: string,
  { organizationId, userId, askedAt }: MailedQuestion,
): string {
  return createMailedKey(serverKey, purpose, [organizationId, userId, askedAt.getTime() / second])
}

/** Reads a key; null for an invalid one. */
export function readConfirmationKey(serverKey: string, key: string): MailedQuestion | null {
  const [organizationId, userId, askedSeconds] = parseMailedKey(serverKey, purpose, key) ?? []
  if (organizationId === undefined) return null
  return {
    organizationId: Number(organizationId),
    userId: Number(userId),
    askedAt: new Date(Number(askedSeconds) * second),
  }
}
