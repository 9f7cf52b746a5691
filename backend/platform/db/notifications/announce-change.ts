import { sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/common/locale'
import type { Queryable } from '../client'
import { users } from '../schema/accounts/users'
import { pageEventsChannel } from './page-events'

interface DraftChange {
  /** Written or deleted module; null for the page itself. */
  moduleId: number | null
  /** Revision after the change; null after a deletion. */
  revision: number | null
  /** Changed language; null for data shared by all languages. */
  locale: Locale | null
  userId: number | null
}

export interface PageChange extends DraftChange {
  pageId: number
}

interface ContainerChange extends DraftChange {
  /** The changed reusable container, or the container of the changed module. */
  slug: string
}

/**
 * Notifies all editors of a page, on every server, of a change. Call it in the transaction of the
 * change: notifications are sent on commit.
 */
export async function announceChange(db: Queryable, change: PageChange): Promise<void> {
  await notifyEditors(db, { kind: 'change', ...change })
}

/** Notifies the editors of all pages; browsers know which pages show the container. */
export async function announceContainerChange(db: Queryable, change: ContainerChange): Promise<void> {
  await notifyEditors(db, { kind: 'container-change', ...change })
}

async function notifyEditors(db: Queryable, change: DraftChange & { kind: string }): Promise<void> {
  const payload = JSON.stringify(change)
  const name = sql`SELECT trim(${users.firstName} || ' ' || ${users.lastName}) FROM ${users} WHERE ${users.id} = ${change.userId}`
  await db.execute(sql`
    SELECT pg_notify(${pageEventsChannel}, (${payload}::jsonb || jsonb_build_object('by', coalesce((${name}), '')))::text)`)
}

/** Notifies the editors of a page of a new comment or review state. */
export async function announceFeedback(db: Queryable, pageId: number): Promise<void> {
  await sendNotification(db, { kind: 'feedback', pageId })
}

/** Notifies the editors of a page that an editor arrived, left or moved to another module. */
export async function announcePresence(db: Queryable, pageId: number): Promise<void> {
  await sendNotification(db, { kind: 'presence', pageId })
}

async function sendNotification(
  db: Queryable,
  event: { kind: 'feedback' | 'presence'; pageId: number },
): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${pageEventsChannel}, ${JSON.stringify(event)})`)
}
