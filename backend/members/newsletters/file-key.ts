import type { SubscriptionRow } from '@/backend/platform/db/schema/members/subscriptions'
import { createMailedKey, parseMailedKey } from '@/backend/platform/mail/mailed-key'

type Keyed = Pick<SubscriptionRow, 'id' | 'seed'>

const purpose = 'press-files'

/**
 * Creates the key of a subscription in links to files. It opens only files, so that a forwarded
 * link does not reveal the settings.
 */
export function createFileKey(serverKey: string, { id, seed }: Keyed): string {
  return createMailedKey(serverKey, purpose, [id, seed])
}

/** Reads a key; null for an invalid one. */
export function readFileKey(serverKey: string, key: string): Keyed | null {
  const [id, seed = ''] = parseMailedKey(serverKey, purpose, key) ?? []
  return id === undefined ? null : { id: Number(id), seed }
}
