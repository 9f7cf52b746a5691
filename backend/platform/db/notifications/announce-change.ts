import { sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/common/locale'
import type { Queryable } from '../client'
import { users } from '../schema/accounts/users'
import { pageEventsChannel } from './page-events'

interface DraftChange {
  /** The module that was written or deleted; null for the page itself. */
  moduleId: number | null
  /** The revision after the change; null when it was deleted. */
  revision: number | null
  /** The language whose working copy changed; null for what all languages share. */
  locale: Locale | null
  userId: number | null
}

export interface PageChange extends DraftChange {
  pageId: number
}

interface ContainerChange extends DraftChange {
  /** The reusable container that was changed, or in which a module was. */
  slug: string
}

/**
 * Notifies all editors of a page, on every server, that its working copy changed. To be called in the transaction that
 * changes it: the database sends notifications only with the commit.
 */
export async function announceChange(db: Queryable, change: PageChange): Promise<void> {
  await notifyEditors(db, { kind: 'change', ...change })
}

/** The same to the editors of all pages: which of them show the container, their browsers know. */
export async function announceContainerChange(db: Queryable, change: ContainerChange): Promise<void> {
  await notifyEditors(db, { kind: 'container-change', ...change })
}

async function notifyEditors(db: Queryable, change: DraftChange & { kind: string }): Promise<void> {
  const payload = JSON.stringify(change)
  const name = sql`SELECT trim(${users.firstName} || ' ' || ${users.lastName}) FROM ${users} WHERE ${users.id} = ${change.userId}`
  await db.execute(sql`
    SELECT pg_notify(${pageEventsChannel}, (${payload}::jsonb || jsonb_build_object('by', coalesce((${name}), '')))::text)`)
}

/** Notifies them that something was said about the page, or its review changed. */
export async function announceFeedback(db: Queryable, pageId: number): Promise<void> {
  await notify(db, { kind: 'feedback', pageId })
}

/** Notifies them that an editor arrived, left, or moved to another module. */
export async function announcePresence(db: Queryable, pageId: number): Promise<void> {
  await notify(db, { kind: 'presence', pageId })
}

async function notify(
  db: Queryable,
  event: { kind: 'feedback' | 'presence'; pageId: number },
): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${pageEventsChannel}, ${JSON.stringify(event)})`)
}
