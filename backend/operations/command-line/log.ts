import { desc, eq, inArray, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { toAccountLabel } from '@/backend/accounts/audit/administered-audit-log'
import { pseudonymize } from '@/backend/accounts/audit/audit'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import { users } from '@/backend/platform/db/schema/accounts/users'
import type { Services } from '@/backend/platform/services'
import type { UserCommand } from './arguments'

interface LogServices extends Pick<Services, 'db' | 'serverKey'> {
  print(line: string): void
}

const actorUsers = alias(users, 'actor_users')

type LogCommand = Extract<UserCommand, { command: 'log' }>

/** Prints the security log, newest first; with an address, only its events. */
export async function printLog(
  { db, serverKey, print }: LogServices,
  { email, limit, json }: LogCommand,
): Promise<void> {
  const rows = await db
    .select({ event: securityEvents, email: users.email, actorEmail: actorUsers.email })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.userId))
    .leftJoin(actorUsers, eq(actorUsers.id, securityEvents.actorId))
    .where(email === undefined ? undefined : isAboutAddress({ db, serverKey }, email))
    .orderBy(desc(securityEvents.occurredAt), desc(securityEvents.id))
    .limit(limit)
  const formatEntry = json ? JSON.stringify : (entry: LogEntry) => Object.values(entry).map(formatCell).join('\t')
  for (const row of rows) print(formatEntry(toEntry(row)))
}

/** Condition that an event is about an account of the address, or about an attempt with it. */
function isAboutAddress({ db, serverKey }: Pick<LogServices, 'db' | 'serverKey'>, email: string) {
  const accountIds = db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return or(
    inArray(securityEvents.userId, accountIds),
    inArray(securityEvents.actorId, accountIds),
    eq(securityEvents.addressHash, pseudonymize(serverKey, email)),
  )
}

type Row = { event: typeof securityEvents.$inferSelect; email: string | null; actorEmail: string | null }
type LogEntry = ReturnType<typeof toEntry>

function toEntry({ event, email, actorEmail }: Row) {
  return {
    at: event.occurredAt.toISOString(),
    event: event.event,
    /**
     * Address of the account, or id of a deleted account. An address without an account is a hash
     * in the next field.
     */
    account: toAccountLabel(event.userId, email),
    unknown_address: event.addressHash,
    actor: event.actor,
    network: event.network,
    detail: event.detail,
    request_id: event.requestId,
    // New fields are appended, so that other columns keep their positions.
    by: toAccountLabel(event.actorId, actorEmail),
    object: event.object,
    before: event.before,
    after: event.after,
  }
}

function formatCell(value: string | null): string {
  return value ?? '-'
}
