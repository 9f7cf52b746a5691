import { createMailedKey, parseMailedKey } from '@/backend/platform/mail/mailed-key'

/** The recipient, organization and time of a mail that asks for the confirmation of an entry. */
export interface MailedRequest {
  organizationId: number
  userId: number
  askedAt: Date
}

const purpose = 'entry confirmation'
const secondMs = 1000

export function createConfirmationKey(serverKey: string, { organizationId, userId, askedAt }: MailedRequest): string {
  return createMailedKey(serverKey, purpose, [organizationId, userId, askedAt.getTime() / secondMs])
}

/** Verifies a key and returns its content; null if this server did not create the key. */
export function readConfirmationKey(serverKey: string, key: string): MailedRequest | null {
  const [organizationId, userId, askedSeconds] = parseMailedKey(serverKey, purpose, key) ?? []
  if (organizationId === undefined) return null
  return {
    organizationId: Number(organizationId),
    userId: Number(userId),
    askedAt: new Date(Number(askedSeconds) * secondMs),
  }
}
