import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Locale, locales } from '@/lib/contract/locale'
import type { Queryable } from './client'
import { users } from './schema/users'

/** The database's channel on which editors of a page are told of each other. */
export const pageNewsChannel = 'page_news'

const changeSchema = z.object({
  kind: z.literal('change'),
  pageId: z.int(),
  /** The module that was written or deleted; null for the page itself. */
  moduleId: z.int().nullable(),
  /** The revision after the change; null when it was deleted. */
  revision: z.int().nullable(),
  /** The language whose working copy changed; null for what all languages share. */
  locale: z.enum(locales).nullable(),
  /** Full name of who changed it, '' for nobody. */
  by: z.string(),
  userId: z.int().nullable(),
})

const newsSchema = z.discriminatedUnion('kind', [
  changeSchema,
  /** Somebody came, went on to another module, or left. */
  z.object({ kind: z.literal('presence'), pageId: z.int() }),
])

/** What happened on a page; `missed` when news of any page may have been lost. */
export type PageNews = z.infer<typeof newsSchema> | { kind: 'missed' }
export type PageChangeNews = z.infer<typeof changeSchema>

export interface PageChange {
  pageId: number
  moduleId: number | null
  revision: number | null
  locale: Locale | null
  userId: number | null
}

/**
 * Tells everybody who edits a page, on every server, that its working copy changed. To be called in the transaction
 * that changes it: the database tells it with the commit, or not at all.
 */
export async function announceChange(db: Queryable, change: PageChange): Promise<void> {
  const news = JSON.stringify({ kind: 'change', by: '', ...change })
  const name = sql`SELECT trim(${users.firstName} || ' ' || ${users.lastName}) FROM ${users} WHERE ${users.id} = ${change.userId}`
  await db.execute(sql`
    SELECT pg_notify(${pageNewsChannel}, (${news}::jsonb || jsonb_build_object('by', coalesce((${name}), '')))::text)`)
}

/** Tells them that who is on a page changed. */
export async function announcePresence(db: Queryable, pageId: number): Promise<void> {
  const news = JSON.stringify({ kind: 'presence', pageId })
  await db.execute(sql`SELECT pg_notify(${pageNewsChannel}, ${news})`)
}

/** Where news of pages are heard. */
export interface PageNewsSource {
  /**
   * Calls `listener` after each committed change; the returned function ends that.
   * @param onEnd called when nothing more will be told, because the backend stops
   */
  subscribe(listener: (news: PageNews) => void, onEnd: () => void): () => void
}

/** A source of news that is fed by the database's notifications. */
export interface PageNewsHub extends PageNewsSource {
  hear(notification: { channel: string; payload?: string }): void
  /** News may have been lost. */
  missed(): void
  /** Tells every subscriber that this is the end. */
  end(): void
}

/** A source without listeners yet. */
export function createPageNewsHub(): PageNewsHub {
  const subscriptions = new Set<{ listener: (news: PageNews) => void; onEnd: () => void }>()
  const tell = (news: PageNews) => {
    for (const { listener } of subscriptions) listener(news)
  }
  return {
    subscribe(listener, onEnd) {
      const subscription = { listener, onEnd }
      subscriptions.add(subscription)
      return () => subscriptions.delete(subscription)
    },
    hear({ channel, payload }) {
      if (channel === pageNewsChannel) tell(newsOf(payload))
    },
    missed: () => tell({ kind: 'missed' }),
    end() {
      for (const { onEnd } of subscriptions) onEnd()
    },
  }
}

function newsOf(payload: string | undefined): PageNews {
  try {
    return newsSchema.parse(JSON.parse(payload ?? ''))
  } catch {
    return { kind: 'missed' }
  }
}
