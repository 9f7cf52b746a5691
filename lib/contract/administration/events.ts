import { z } from 'zod'
import { singleLine } from '../common/single-line'
import { eventAudiences, eventKinds, eventStatuses } from '../records/event-record'
import { pageActions, pageFilters, pageStateRow, pageTextValues, webAddress } from './page-records'
import { recordType } from './record-type'

/** A date for all-day events, a time for others. */
const time = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: ({ input }) => (input === null || input === '' ? 'required' : undefined),
})

/**
 * Events of the calendar. `start` and `end` are those of the first occurrence; for all-day events
 * `end` is the last day, inclusive.
 */
export const eventRecords = recordType({
  name: 'events',
  section: 'content',
  writes: 'administration/events',
  values: z.object({
    ...pageTextValues,
    kind: z.enum(eventKinds),
    status: z.enum(eventStatuses),
    audience: z.enum(eventAudiences),
    all_day: z.boolean(),
    start: time,
    end: time,
    place: singleLine(200),
    link: webAddress,
    /** Recurrence rule (RFC 5545, without `RRULE:`); empty for a single event. */
    rrule: singleLine(500),
    /** Starts or days of the skipped occurrences. */
    exdates: z.array(time).max(200),
  }),
  row: z.object({
    ...pageStateRow,
    kind: z.enum(eventKinds),
    status: z.enum(eventStatuses),
    audience: z.enum(eventAudiences),
    all_day: z.boolean(),
    start: z.string(),
    end: z.string(),
    place: z.string(),
    recurs: z.boolean(),
  }),
  filters: z.object({
    ...pageFilters,
    kind: z.enum(eventKinds).optional(),
    status: z.enum(eventStatuses).optional(),
    /** First day of the period (`YYYY-MM-DD`): lists events with an occurrence in it. */
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
  }),
  orderings: ['-start', 'title', 'place'],
  actions: pageActions,
})
