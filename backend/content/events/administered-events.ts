import { inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { lockPictures } from '@/backend/library/media/lock-pictures'
import type { Administered } from '@/backend/platform/administration/administered'
import { eventOccurrences, events } from '@/backend/platform/db/schema/content/events'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { eventRecords } from '@/lib/contract/administration/events'
import { getStartOfBerlinDay } from '@/lib/datetime'
import { checkHeadFields, createPageWrites, toHeadFields } from '../page-tree/administered-pages'
import {
  createPublicationFilters,
  joinTexts,
  loadPublicationSummaries,
  titleColumns,
} from '../page-tree/publication-summaries'
import { readStoredRecord } from '../page-tree/write-record-texts'
import { presentTimes } from '../records/event-times'
import { findEvent, getEventAudience } from '../records/read-event-record'
import { createEvent, toPageSettings } from './create-event'
import { createFieldWriter, type EventFields, resolveFields, toCompleteFields } from './event-fields'
import { timeMessage } from './messages'
import { mayEditEvents } from './policy'

type Values = z.output<typeof eventRecords.values>

const types = ['event'] as const
const pageId = sql`${events.pageId}`
const occurrenceCondition = (condition: ReturnType<typeof sql>) =>
  sql`EXISTS (SELECT FROM ${eventOccurrences} WHERE ${eventOccurrences.eventId} = ${pageId} AND ${condition})`

export const administeredEvents: Administered<typeof eventRecords> = {
  contract: eventRecords,
  may: mayEditEvents,
  list: {
    from: joinTexts(sql`${events}`, pageId),
    id: pageId,
    searchColumns: [...titleColumns.searchColumns, sql`${events.place}`],
    orderings: { start: sql`${events.startsAt}`, title: titleColumns.title, place: sql`${events.place}` },
    filters: {
      ...createPublicationFilters(pageId),
      kind: (kind) => sql`${events.kind} = ${kind}`,
      status: (status) => sql`${events.status} = ${status}`,
      from: (day) => occurrenceCondition(sql`${eventOccurrences.endsAt} > ${getStartOfBerlinDay(day).toISOString()}`),
      until: (day) =>
        occurrenceCondition(sql`${eventOccurrences.startsAt} < ${getStartOfBerlinDay(day, 1).toISOString()}`),
    },
  },
  async present(db, ids, locale) {
    if (ids.length === 0) return []
    const rows = await db
      .select({ event: events, page: { groups: pages.groups, isForUsers: pages.isForUsers } })
      .from(events)
      .innerJoin(pages, sql`${pages.id} = ${events.pageId}`)
      .where(inArray(events.pageId, [...ids]))
    const getPublicationSummary = await loadPublicationSummaries(db, ids, locale)
    return rows.map(({ event, page }) => {
      const { kind, status, place, isAllDay, startsAt, endsAt, rrule } = event
      const { title, url, values } = getPublicationSummary(event.pageId)
      const times = presentTimes({ start: startsAt, end: endsAt }, isAllDay)
      const eventValues = {
        kind,
        status,
        place,
        audience: getEventAudience(page),
        all_day: isAllDay,
        ...times,
      }
      return { id: event.pageId, title, url, values: { ...values, ...eventValues, recurs: rrule !== '' } }
    })
  },
  async read(db, id) {
    const storedRecord = await readStoredRecord(db, types, id)
    const match = storedRecord && (await findEvent(db, id))
    if (!match) return null
    return {
      ...toHeadFields(storedRecord),
      ...toCompleteFields(match.event),
      audience: getEventAudience(match.page),
    }
  },
  async check(db, values, id, locale) {
    const errors = await checkHeadFields(db, { id, values }, locale)
    const storedEvent = id === null ? undefined : (await findEvent(db, id))?.event
    const resolution = resolveFields(toEventFields(values), storedEvent)
    if ('invalidField' in resolution) errors[resolution.invalidField] = [timeMessage(locale, resolution.invalidField)]
    return Object.keys(errors).length > 0 ? errors : null
  },
  references: { image: lockPictures },
  ...createPageWrites<Values>({
    types,
    create: (db, values, texts, author) =>
      createEvent(db, { ...texts, audience: values.audience }, requireResolvedEvent(values, author.now), author),
    createSettings:
      ({ teaser, image, audience }) =>
      (locale, page) =>
        toPageSettings({ teaser: teaser[locale], image, audience }, page),
    createFieldWriter: (id, values, now) => createFieldWriter(id, requireResolvedEvent(values, now), now),
  }),
}

function toEventFields({ kind, status, all_day, start, end, place, link, rrule, exdates }: Values): EventFields {
  return { kind, status, all_day, start, end, place, link, rrule, exdates }
}

/** Resolves the fields that `check` accepted. */
function requireResolvedEvent(values: Values, now: Date) {
  const resolution = resolveFields(toEventFields(values), undefined, now, values.exdates)
  if ('event' in resolution) return resolution.event
  throw new Error(`Cannot store an event with an invalid field: ${resolution.invalidField}.`)
}
