import { createHmac } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { getRequestSource } from '@/backend/platform/access/request-source'
import type { Queryable } from '@/backend/platform/db/client'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import type {
  ChangedState,
  EventWithObject,
  FactorEvent,
  LoggedChange,
  SecurityEvent,
} from '@/lib/contract/administration/audit-log'

/** The actor of an event: a user, an operator on the command line, or a visitor without a login. */
export type Actor = { userId: number } | 'command-line' | 'visitor'

interface CommonFields<Event> {
  event: Event
  now: Date
  actor: Actor
  /** The account that the event concerns; null if unknown. */
  userId: number | null
  addressHash?: string
  detail?: string
}

/**
 * The states before and after a change. Required for events that are changes, not allowed for other
 * events.
 */
type States<Event> = Event extends LoggedChange
  ? { before: ChangedState[Event]; after: ChangedState[Event] }
  : { before?: never; after?: never }

/**
 * The object that an event concerns in addition to the account. Required for events about objects,
 * optional for second factors, not allowed for other events.
 */
type LoggedObject<Event> = Event extends EventWithObject
  ? { object: string }
  : { object?: Event extends FactorEvent ? string : never }

/** An entry of the security log. The event determines the other required fields. */
export type SecurityEntry = {
  [Event in SecurityEvent]: CommonFields<Event> & States<Event> & LoggedObject<Event>
}[SecurityEvent]

const dayMs = 24 * 3_600_000
const retentionMs = 90 * dayMs

/** Adds an entry to the security log, with the source of the current request. */
export async function recordSecurityEvent(db: Queryable, { actor, now, ...entry }: SecurityEntry): Promise<void> {
  const actorColumns = {
    actor: actor === 'command-line' ? actor : 'user',
    actorId: typeof actor === 'object' ? actor.userId : null,
  } as const
  await db.insert(securityEvents).values({ ...entry, occurredAt: now, ...getRequestSource(), ...actorColumns })
}

/** Returns true if the log has such an event of an account from the last 24 hours. */
export async function hasRecentEvent(
  db: Queryable,
  { userId, event, object, now }: { userId: number; event: SecurityEvent; object?: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.userId, userId),
        eq(securityEvents.event, event),
        object === undefined ? undefined : eq(securityEvents.object, object),
        gt(securityEvents.occurredAt, new Date(now.getTime() - dayMs)),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/**
 * Hashes an address that has no account. The log must not store addresses of people without an
 * account, so it stores the hash.
 */
export function pseudonymize(serverKey: string, address: string): string {
  return createHmac('sha256', serverKey).update(`address\n${address}`).digest('hex')
}

/** Deletes events older than 90 days. */
export async function removeOldEvents(db: Queryable, now: Date): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.occurredAt, new Date(now.getTime() - retentionMs)))
}
