import { createMailedKey, parseMailedKey } from '@/backend/platform/mail/mailed-key'

/** Whom a mail asked about which entry, and when. */
export interface MailedQuestion {
  organizationId: number
  userId: number
  askedAt: Date
}

const purpose = 'entry confirmation'
const second = 1000

/** The key in the link of such a mail. */
export function confirmationKeyOf(
  serverKey: string,
  { organizationId, userId, askedAt }: MailedQuestion,
): string {
  return createMailedKey(serverKey, purpose, [organizationId, userId, askedAt.getTime() / second])
}

/** Reads a key; null for one that was never given. */
export function readConfirmationKey(serverKey: string, key: string): MailedQuestion | null {
  const [organizationId, userId, asked] = parseMailedKey(serverKey, purpose, key) ?? []
  if (organizationId === undefined) return null
  return {
    organizationId: Number(organizationId),
    userId: Number(userId),
    askedAt: new Date(Number(asked) * second),
  }
}
