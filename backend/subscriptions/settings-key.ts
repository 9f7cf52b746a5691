import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SubscriptionRow } from '../db/schema/subscriptions'

type Keyed = Pick<SubscriptionRow, 'id' | 'seed'>

/** Part of a key, new with each subscription. */
export function newSeed(): string {
  return randomBytes(9).toString('base64url')
}

/**
 * The key in the links of a subscription's mails: for its settings, and to end it. It is computed, not stored, so that each mail
 * can carry it, and can be read when the subscription has ended.
 */
export function settingsKeyOf(serverKey: string, { id, seed }: Keyed): string {
  return `${id}.${seed}.${signatureOf(serverKey, `${id}.${seed}`)}`
}

/** Reads a key; null for one that was never given. */
export function readSettingsKey(serverKey: string, key: string): Keyed | null {
  const [, id = '', seed = '', signature = ''] = /^(\d{1,9})\.([\w-]{12})\.([\w-]{43})$/.exec(key) ?? []
  if (id === '') return null
  const right = Buffer.from(signatureOf(serverKey, `${id}.${seed}`))
  return timingSafeEqual(right, Buffer.from(signature)) ? { id: Number(id), seed } : null
}

function signatureOf(serverKey: string, name: string): string {
  return createHmac('sha256', serverKey).update(`subscription\n${name}`).digest('base64url')
}
