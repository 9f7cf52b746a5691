import { createHmac } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { currentSource } from '@/backend/platform/access/request-source'
import type { Queryable } from '@/backend/platform/db/client'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import type {
  ChangedState,
  LoggedChange,
  LoggedThing,
  SecurityEvent,
} from '@/lib/contract/administration/audit-log'

/**
 * Who did what the log records: the owner of an account, whoever runs commands, or a visitor who is
 * not logged in.
 */
export type Actor = { userId: number } | 'command-line' | 'visitor'

interface Basics<Event> {
  event: Event
  at: Date
  by: Actor
  /** The account that it is about. Null where none is known. */
  userId: number | null
  addressHash?: string
  detail?: string
}

/**
 * What a change was before and after: required of events that are changes, and refused for all
 * others.
 */
type States<Event> = Event extends LoggedChange
  ? { before: ChangedState[Event]; after: ChangedState[Event] }
  : { before?: never; after?: never }

/**
 * What an event is about besides an account: required of events about things, and refused for all
 * others.
 */
type Thing<Event> = Event extends LoggedThing ? { object: string } : { object?: never }

/** An entry of the security log. The event decides what else has to be given. */
export type SecurityEntry = {
  [Event in SecurityEvent]: Basics<Event> & States<Event> & Thing<Event>
}[SecurityEvent]

const retentionMs = 90 * 24 * 3_600_000

/** Writes to the security log, with the source of the request under way. */
export async function audit(db: Queryable, { by, ...entry }: SecurityEntry): Promise<void> {
  const actor = by === 'command-line' ? by : 'user'
  const actorId = typeof by === 'object' ? by.userId : null
  await db.insert(securityEvents).values({ ...entry, ...currentSource(), actor, actorId })
}

/** How the log names an address that has no account. */
export function pseudonymOf(serverKey: string, address: string): string {
  return createHmac('sha256', serverKey).update(`address\n${address}`).digest('hex')
}

/** Removes what is older than 90 days. */
export async function removeOldEvents(db: Queryable, now: Date): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.at, new Date(now.getTime() - retentionMs)))
}
