import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { omitUndefined } from '@/backend/platform/db/omit-undefined'
import { type EventRow, eventOccurrences, events } from '@/backend/platform/db/schema/content/events'
import type { EventChange } from '@/lib/contract/pages/event'
import { maxEventDays } from '@/lib/contract/records/event-record'
import type { RecordFieldWriter } from '../page-tree/change-record'
import { parseEventTime, presentStart, presentTimes } from '../records/event-times'
import type { TimeField } from './messages'
import { listOccurrences, normalizeRule, type Occurrence, splitOccurrences, toSkippedDays } from './recurrence'

/**
 * The fields of a request that an event stores in addition to those of its page. Undefined fields
 * stay unchanged.
 */
export type EventFields = Pick<
  EventChange,
  'kind' | 'status' | 'all_day' | 'start' | 'end' | 'place' | 'link' | 'rrule' | 'exdates'
>

/** The database columns that store these fields. */
type Columns = Omit<EventRow, 'pageId' | 'sequence' | 'changedAt'>

/** The stored form of an event. */
export interface ResolvedEvent {
  columns: Columns
  occurrences: Occurrence[]
}

const dayMs = 86_400_000

const firstTime = Date.parse('2000-01-01')
const lastTime = Date.parse('2100-01-01')

type Resolution = { event: ResolvedEvent } | { invalidField: TimeField }

/**
 * Merges the fields of a request with the stored event and computes the occurrences. If the fields
 * are inconsistent, returns the name of the first invalid field instead.
 * @param now the time from which the limits of endless rules count; by default the first occurrence
 * @param storedExdates exceptions that are dropped if their occurrences no longer exist
 */
export function resolveFields(
  input: EventFields,
  storedEvent?: EventRow,
  now?: Date,
  storedExdates: readonly string[] = storedEvent?.exdates ?? [],
): Resolution {
  const mergedFields = {
    ...(storedEvent ? toCompleteFields(storedEvent) : defaultFields),
    ...omitUndefined(input),
  }
  const { kind, status, place, link, all_day: isAllDay } = mergedFields
  const times = parseTimes(mergedFields)
  if (typeof times === 'string') return { invalidField: times }
  // The occurrences must include each exception, also one after the usual limits.
  const exceptionTimes = mergedFields.exdates.map((time) => Date.parse(time) || 0)
  const limitTime = Math.min(lastTime, Math.max(times.start.getTime(), now?.getTime() ?? 0, ...exceptionTimes))
  const rule = mergedFields.rrule === '' ? '' : normalizeRule(mergedFields.rrule)
  const occurrences = rule === null ? null : listOccurrences({ ...times, isAllDay, rule, now: new Date(limitTime) })
  if (rule === null || occurrences === null) return { invalidField: 'rrule' }
  const skippedDays = toSkippedDays(mergedFields.exdates)
  const { remainingOccurrences, skippedOccurrences } = splitOccurrences(occurrences, skippedDays)
  const exdates = skippedOccurrences.map(({ start }) => start.toISOString())
  // A new exception must match an occurrence.
  const knownDays = toSkippedDays([...exdates, ...storedExdates])
  const hasUnknownException = [...skippedDays].some((day) => !knownDays.has(day))
  if (hasUnknownException || remainingOccurrences.length === 0) return { invalidField: 'exdates' }
  const { start: startsAt, end: endsAt } = times
  return {
    event: {
      columns: { kind, status, place, link, isAllDay, startsAt, endsAt, rrule: rule, exdates },
      occurrences: remainingOccurrences,
    },
  }
}

type CompleteFields = { [Name in keyof EventFields]-?: NonNullable<EventFields[Name]> }

const defaultFields: CompleteFields = {
  kind: 'conference',
  status: 'confirmed',
  place: '',
  link: '',
  all_day: false,
  start: '',
  end: '',
  rrule: '',
  exdates: [],
}

/** Converts a stored event to the fields of a request. */
export function toCompleteFields({ isAllDay, startsAt, endsAt, ...event }: EventRow): CompleteFields {
  const { kind, status, place, link, rrule, exdates } = event
  return {
    kind,
    status,
    place,
    link,
    rrule,
    all_day: isAllDay,
    ...presentTimes({ start: startsAt, end: endsAt }, isAllDay),
    exdates: exdates.map((start) => presentStart(new Date(start), isAllDay)),
  }
}

/**
 * Parses the times of the first occurrence. Returns the name of the invalid field instead if a time
 * is malformed or out of range, or the event is too long.
 */
function parseTimes({
  start: startText,
  end: endText,
  all_day: isAllDay,
}: CompleteFields): Occurrence | 'start' | 'end' {
  const start = parseEventTime(startText, isAllDay)
  if (!start || start.getTime() < firstTime || start.getTime() > lastTime) return 'start'
  const end = parseEventTime(endText, isAllDay, true)
  if (!end) return 'end'
  const durationMs = end.getTime() - start.getTime()
  const isTooShort = isAllDay ? durationMs <= 0 : durationMs < 0
  return isTooShort || durationMs > maxEventDays * dayMs ? 'end' : { start, end }
}

/** Creates the writer of a changed event, which also replaces the stored occurrences. */
export function createFieldWriter(pageId: number, event: ResolvedEvent, now: Date): RecordFieldWriter {
  return {
    hasChanges: async (db) => {
      const [storedEvent] = await db.select().from(events).where(eq(events.pageId, pageId))
      if (!storedEvent) return true
      const { pageId: _id, sequence: _count, changedAt: _time, ...columns } = storedEvent
      return !isDeepStrictEqual(columns, event.columns)
    },
    write: async (db) => {
      const versionColumns = { sequence: sql`${events.sequence} + 1`, changedAt: now }
      await db
        .update(events)
        .set({ ...event.columns, ...versionColumns })
        .where(eq(events.pageId, pageId))
      await db.delete(eventOccurrences).where(eq(eventOccurrences.eventId, pageId))
      await insertOccurrences(db, pageId, event)
    },
  }
}

/** Stores the fields of a new event and its occurrences. Its page must exist. */
export async function insertEvent(db: Queryable, pageId: number, event: ResolvedEvent, now: Date): Promise<void> {
  await db.insert(events).values({ pageId, ...event.columns, changedAt: now })
  await insertOccurrences(db, pageId, event)
}

async function insertOccurrences(db: Queryable, eventId: number, { occurrences }: ResolvedEvent): Promise<void> {
  await db
    .insert(eventOccurrences)
    .values(occurrences.map(({ start, end }) => ({ eventId, startsAt: start, endsAt: end })))
}
