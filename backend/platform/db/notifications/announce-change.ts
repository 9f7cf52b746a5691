import { sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/common/locale'
import type { Queryable } from '../client'
import { users } from '../schema/accounts/users'
import { pageEventsChannel } from './page-events'

interface DraftChange {
  /** Id of the changed module; null for the page. */
  moduleId: number | null
  /** Revision after the change; null after a deletion. */
  revision: number | null
  /** Changed language; null for data that all languages share. */
  locale: Locale | null
  userId: number | null
}

export interface PageChange extends DraftChange {
  pageId: number
}

interface ContainerChange extends DraftChange {
  /** Slug of the reusable container. */
  slug: string
}

/**
 * Notifies the editors of a page on all servers. Must run in the transaction of the change, because
 * PostgreSQL notifies at the commit.
 */
export async function announceChange(db: Queryable, change: PageChange): Promise<void> {
  await notifyEditors(db, { kind: 'change', ...change })
}

/** Notifies all editors of a change in a reusable container, which any page may show. */
export async function announceContainerChange(db: Queryable, change: ContainerChange): Promise<void> {
  await notifyEditors(db, { kind: 'container-change', ...change })
}

async function notifyEditors(db: Queryable, change: DraftChange & { kind: string }): Promise<void> {
  const payload = JSON.stringify(change)
  const name = sql`SELECT trim(${users.firstName} || ' ' || ${users.lastName}) FROM ${users} WHERE ${users.id} = ${change.userId}`
  await db.execute(sql`
    SELECT pg_notify(${pageEventsChannel}, (${payload}::jsonb || jsonb_build_object('by', coalesce((${name}), '')))::text)`)
}

/** Marks the cached responses with a tag as stale on all servers, at the commit. */
export async function announceCacheTag(db: Queryable, tag: string): Promise<void> {
  await db.execute(sql`SELECT announce_cache_tags(ARRAY[${tag}]::text[])`)
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
