import { eq, inArray, sql } from 'drizzle-orm'
import { auditLogRecords } from '@/lib/contract/administration/audit-log'
import { toBerlinIso } from '@/lib/datetime'
import type { Administered } from '../administration/administered'
import type { Queryable } from '../db/client'
import { securityEvents } from '../db/schema/security-events'
import { users } from '../db/schema/users'
import { mayReadAuditLog } from './policy'

/** The security log, as administrators read it. */
export const administeredAuditLog: Administered<typeof auditLogRecords> = {
  contract: auditLogRecords,
  may: mayReadAuditLog,
  list: {
    from: sql`${securityEvents} LEFT JOIN ${users} ON ${users.id} = ${securityEvents.userId}`,
    id: sql`${securityEvents.id}`,
    searched: [sql`${securityEvents.event}`, sql`${users.email}`, sql`${securityEvents.detail}`],
    orderings: { at: sql`${securityEvents.at}`, event: sql`${securityEvents.event}` },
    filters: {
      event: (event) => sql`${securityEvents.event} = ${event}`,
      user: (id) => sql`${securityEvents.userId} = ${id}`,
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
    .select({ entry: securityEvents, email: users.email })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.userId))
    .where(inArray(securityEvents.id, [...ids]))
  return rows.map(({ entry: { id, at, event, userId, actor, network, detail, requestId }, email }) => {
    // The number stays when the account is gone.
    const account = email ?? (userId === null ? null : `#${userId}`)
    const values = { event, account, actor, network, detail, at: toBerlinIso(at), request_id: requestId }
    return { id, values }
  })
}
