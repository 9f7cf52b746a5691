import { randomBytes } from 'node:crypto'
import type { SubscriptionRow } from '@/backend/platform/db/schema/members/subscriptions'
import { createMailedKey, parseMailedKey } from '@/backend/platform/mail/mailed-key'

interface SettingsKeyContent extends Pick<SubscriptionRow, 'id' | 'seed'> {
  /** The dispatch of the letter with the key; null for other mails. */
  dispatchId: number | null
}

const purpose = 'subscription'

/** Creates the random part of the key of a subscription. */
export function createSeed(): string {
  return randomBytes(9).toString('base64url')
}

/** Creates the key for links in mails that open the settings of a subscription or end it. */
export function createSettingsKey(
  serverKey: string,
  { id, seed }: Pick<SubscriptionRow, 'id' | 'seed'>,
  dispatchId: number | null = null,
): string {
  return createMailedKey(serverKey, purpose, dispatchId === null ? [id, seed] : [id, seed, dispatchId])
}

/** Verifies a key and returns its content; null if this server did not create the key. */
export function readSettingsKey(serverKey: string, key: string): SettingsKeyContent | null {
  const [id, seed = '', dispatchId] = parseMailedKey(serverKey, purpose, key) ?? []
  if (id === undefined) return null
  return { id: Number(id), seed, dispatchId: dispatchId === undefined ? null : Number(dispatchId) }
}
