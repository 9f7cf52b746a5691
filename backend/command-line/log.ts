import { desc, eq, inArray, or } from 'drizzle-orm'
import { pseudonymOf } from '../accounts/audit'
import { securityEvents } from '../db/schema/security-events'
import { users } from '../db/schema/users'
import type { Services } from '../services'
import type { UserCommand } from './arguments'

interface Parts extends Pick<Services, 'db' | 'serverKey'> {
  print(line: string): void
}

type LogCommand = Extract<UserCommand, { command: 'log' }>

/**
 * Prints the security log, the newest first: all of it, or what concerns an address, be it an account's or one that somebody tried
 * without one.
 */
export async function printLog(
  { db, serverKey, print }: Parts,
  { email, limit, json }: LogCommand,
): Promise<void> {
  const named =
    email === undefined ? undefined : db.select({ id: users.id }).from(users).where(eq(users.email, email))
  const rows = await db
    .select({ event: securityEvents, email: users.email })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.userId))
    .where(
      named && email !== undefined
        ? or(
            inArray(securityEvents.userId, named),
            eq(securityEvents.addressHash, pseudonymOf(serverKey, email)),
          )
        : undefined,
    )
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(limit)
  const write = json ? JSON.stringify : (entry: LogEntry) => Object.values(entry).map(cell).join('\t')
  for (const row of rows) print(write(entryOf(row)))
}

type Row = { event: typeof securityEvents.$inferSelect; email: string | null }
type LogEntry = ReturnType<typeof entryOf>

function entryOf({ event, email }: Row) {
  return {
    at: event.at.toISOString(),
    event: event.event,
    /** The number stays when the account is gone; of an address without one there is a hash. */
    account: email ?? (event.userId === null ? null : `#${event.userId}`),
    unknown_address: event.addressHash,
    actor: event.actor,
    network: event.network,
    detail: event.detail,
    request_id: event.requestId,
  }
}

function cell(value: string | null): string {
  return value ?? '-'
}
