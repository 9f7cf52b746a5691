import { randomBytes } from 'node:crypto'
import type { SubscriptionRow } from '@/backend/platform/db/schema/members/subscriptions'
import { createMailedKey, parseMailedKey } from '@/backend/platform/mail/mailed-key'

type Keyed = Pick<SubscriptionRow, 'id' | 'seed'>

const purpose = 'subscription'

/** Creates the random part of a subscription's key. */
export function newSeed(): string {
  return randomBytes(9).toString('base64url')
}

/** The key in the links of a subscription's mails: for its settings, and to end it. */
export function createSettingsKey(serverKey: string, { id, seed }: Keyed): string {
  return createMailedKey(serverKey, purpose, [id, seed])
}

/** Reads a key; null for an invalid one. */
export function readSettingsKey(serverKey: string, key: string): Keyed | null {
  const [id, seed = ''] = parseMailedKey(serverKey, purpose, key) ?? []
  return id === undefined ? null : { id: Number(id), seed }
}
