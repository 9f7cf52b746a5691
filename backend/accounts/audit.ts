import { createHmac } from 'node:crypto'
import { lt } from 'drizzle-orm'
import type { SecurityEvent } from '@/lib/contract/administration/audit-log'
import { currentSource } from '../access/request-source'
import type { Queryable } from '../db/client'
import { securityEvents } from '../db/schema/security-events'

interface Entry {
  event: SecurityEvent
  /** Null where no account is known. */
  userId: number | null
  at: Date
  actor?: 'user' | 'command-line'
  addressHash?: string
  detail?: string
}

const retentionMs = 90 * 24 * 3_600_000

/** Writes to the security log, with the source of the request under way. */
export async function audit(db: Queryable, { actor = 'user', ...entry }: Entry): Promise<void> {
  await db.insert(securityEvents).values({ ...entry, ...currentSource(), actor })
}

/** How the log names an address that has no account. */
export function pseudonymOf(serverKey: string, address: string): string {
  return createHmac('sha256', serverKey).update(`address\n${address}`).digest('hex')
}

/** Removes what is older than 90 days. */
export async function removeOldEvents(db: Queryable, now: Date): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.at, new Date(now.getTime() - retentionMs)))
}
