import type { SubscriptionRow } from '@/backend/platform/db/schema/members/subscriptions'
import { createMailedKey, parseMailedKey } from '@/backend/platform/mail/mailed-key'

type FileKeyContent = Pick<SubscriptionRow, 'id' | 'seed'>

const purpose = 'press-files'

/**
 * Creates the key of a subscription in links to files. It opens only files, so that a forwarded
 * link does not reveal the settings.
 */
export function createFileKey(serverKey: string, { id, seed }: FileKeyContent): string {
  return createMailedKey(serverKey, purpose, [id, seed])
}

/** Verifies a key and returns its content; null if this server did not create the key. */
export function readFileKey(serverKey: string, key: string): FileKeyContent | null {
  const [id, seed = ''] = parseMailedKey(serverKey, purpose, key) ?? []
  return id === undefined ? null : { id: Number(id), seed }
}
