import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { EventDetail, EventDraft } from '@/lib/contract/event'
import type { Locale } from '@/lib/contract/locale'
import type { Audience, Viewer } from '../access/audience'
import type { Queryable } from '../db/client'
import { eventOccurrences } from '../db/schema/events'
import { publications } from '../db/schema/publications'
import { NotFoundError } from '../errors'
import { readDraft } from '../pages/page-draft'
import { readPublishedPage } from '../pages/published-page'
import { presentTimes } from '../records/event-times'

/** How many of its next occurrences an event shows. */
const maxNext = 10

export interface PublishedEvent {
  event: EventDetail
  isOnline: boolean
  /** For `Cache-Tag`. */
  tags: string[]
}

/**
 * An event as published in one language; null when nothing was ever published.
 * @param admit as for readPublishedPage
 */
export async function readEvent(
  db: Queryable,
  id: number,
  { locale, now }: { locale: Locale; now: Date },
  admit: (audience: Audience) => Promise<Viewer>,
): Promise<PublishedEvent | null> {
  const [shown] = await db
    .select({ path: publications.path })
    .from(publications)
    .where(and(eq(publications.pageId, id), eq(publications.locale, locale)))
  if (!shown) return null
  const found = await readPublishedPage(db, locale, shown.path, admit)
  const record = found?.page.record
  if (!found || record?.type !== 'event') return null
  const { page, tags } = found
  const { type, ...facts } = record
  return {
    isOnline: page.is_online,
    tags,
    event: {
      id,
      url: page.urls[locale] ?? '',
      urls: page.urls,
      title: page.title,
      teaser: page.hero_text,
      image: page.hero_image,
      ...facts,
      modules: page.modules,
      occurrences: await listNext(db, id, { now, isAllDay: facts.all_day }),
    },
  }
}

async function listNext(
  db: Queryable,
  id: number,
  { now, isAllDay }: { now: Date; isAllDay: boolean },
): Promise<EventDetail['occurrences']> {
  const { startsAt: start, endsAt: end } = eventOccurrences
  const isAhead = or(sql`${end} > ${now.toISOString()}`, sql`${start} >= ${now.toISOString()}`)
  const rows = await db
    .select({ start, end })
    .from(eventOccurrences)
    .where(and(eq(eventOccurrences.eventId, id), isAhead))
    .orderBy(asc(start))
    .limit(maxNext)
  return rows.map((row) => presentTimes(row, isAllDay))
}

/**
 * An event's working copy in one language.
 * @throws NotFoundError
 */
export async function readEventDraft(db: Queryable, id: number, locale: Locale): Promise<EventDraft> {
  const page = await readDraft(db, locale, id)
  if (page.record?.type !== 'event') throw new NotFoundError(`Page ${id} is no event.`)
  const { type, ...facts } = page.record
  const { slug, revision, state, is_changed } = page
  return {
    id,
    url: page.urls[locale] ?? '',
    title: page.title,
    teaser: page.hero_text,
    image: page.hero_image,
    ...facts,
    ...{ slug, revision, state, is_changed },
  }
}
