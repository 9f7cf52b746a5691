import { eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Administered } from '@/backend/platform/administration/administered'
import type { Queryable } from '@/backend/platform/db/client'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { auditLogRecords } from '@/lib/contract/administration/audit-log'
import { toBerlinIso } from '@/lib/datetime'
import { mayReadAuditLog } from '../policy'

/** The security log in the administration. */
export const administeredAuditLog: Administered<typeof auditLogRecords> = {
  contract: auditLogRecords,
  may: mayReadAuditLog,
  list: {
    from: sql`${securityEvents} LEFT JOIN ${users} ON ${users.id} = ${securityEvents.userId}
      LEFT JOIN ${users} AS actor_users ON actor_users.id = ${securityEvents.actorId}`,
    id: sql`${securityEvents.id}`,
    searchColumns: [
      ...[sql`${securityEvents.event}`, sql`${users.email}`, sql`actor_users.email`],
      ...[sql`${securityEvents.object}`, sql`${securityEvents.detail}`],
    ],
    orderings: { at: sql`${securityEvents.occurredAt}`, event: sql`${securityEvents.event}` },
    filters: {
      event: (event) => sql`${securityEvents.event} = ${event}`,
      user: (id) => sql`${id} IN (${securityEvents.userId}, ${securityEvents.actorId})`,
    },
  },
  async present(db, ids) {
    const entries = await readEntries(db, ids)
    return entries.map(({ id, values }) => ({ id, title: values.event, url: null, values }))
  },
  async read(db, id) {
    const [entry] = await readEntries(db, [id])
    return entry?.values ?? null
  },
}

async function readEntries(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ entry: securityEvents, email: users.email, actorEmail: actorUsers.email })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.userId))
    .leftJoin(actorUsers, eq(actorUsers.id, securityEvents.actorId))
    .where(inArray(securityEvents.id, [...ids]))
  return rows.map(({ entry, email, actorEmail }) => {
    const { id, occurredAt, event, userId, actorId, actor, object, before, after, network, detail } = entry
    const values = {
      event,
      actor,
      object,
      before,
      after,
      network,
      detail,
      account: toAccountLabel(userId, email),
      by: toAccountLabel(actorId, actorEmail),
      at: toBerlinIso(occurredAt),
      request_id: entry.requestId,
    }
    return { id, values }
  })
}

const actorUsers = alias(users, 'actor_users')

/**
 * Returns the label of an account in the log: its address, or `#` and its id if the account was
 * deleted. Returns null if the entry concerns no account.
 */
export function toAccountLabel(id: number | null, email: string | null): string | null {
  return email ?? (id === null ? null : `#${id}`)
}
