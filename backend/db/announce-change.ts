import { sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import type { Queryable } from './client'
import { pageEventsChannel } from './page-events'
import { users } from './schema/users'

export interface PageChange {
  pageId: number
  /** The module that was written or deleted; null for the page itself. */
  moduleId: number | null
  /** The revision after the change; null when it was deleted. */
  revision: number | null
  /** The language whose working copy changed; null for what all languages share. */
  locale: Locale | null
  userId: number | null
}

/**
 * Notifies all editors of a page, on every server, that its working copy changed. To be called in the transaction that
 * changes it: the database sends notifications only with the commit.
 */
export async function announceChange(db: Queryable, change: PageChange): Promise<void> {
  const payload = JSON.stringify({ kind: 'change', ...change })
  const name = sql`SELECT trim(${users.firstName} || ' ' || ${users.lastName}) FROM ${users} WHERE ${users.id} = ${change.userId}`
  await db.execute(sql`
    SELECT pg_notify(${pageEventsChannel}, (${payload}::jsonb || jsonb_build_object('by', coalesce((${name}), '')))::text)`)
}

/** Notifies them that an editor arrived, left, or moved to another module. */
export async function announcePresence(db: Queryable, pageId: number): Promise<void> {
  const payload = JSON.stringify({ kind: 'presence', pageId })
  await db.execute(sql`SELECT pg_notify(${pageEventsChannel}, ${payload})`)
}
