import { randomBytes } from 'node:crypto'
import type { SubscriptionRow } from '@/backend/platform/db/schema/members/subscriptions'
import { createMailedKey, parseMailedKey } from '@/backend/platform/mail/mailed-key'

type SettingsKeyContent = Pick<SubscriptionRow, 'id' | 'seed'>

const purpose = 'subscription'

/** Creates the random part of the key of a subscription. */
export function newSeed(): string {
  return randomBytes(9).toString('base64url')
}

/**
 * Creates the key for links in the mails of a subscription, which give access to its settings and
 * end it.
 */
export function createSettingsKey(serverKey: string, { id, seed }: SettingsKeyContent): string {
  return createMailedKey(serverKey, purpose, [id, seed])
}

/** Verifies a key and returns its content; null if this server did not create the key. */
export function readSettingsKey(serverKey: string, key: string): SettingsKeyContent | null {
  const [id, seed = ''] = parseMailedKey(serverKey, purpose, key) ?? []
  return id === undefined ? null : { id: Number(id), seed }
}
