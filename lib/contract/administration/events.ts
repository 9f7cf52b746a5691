import { z } from 'zod'
import { singleLine } from '../common/single-line'
import { daySchema, timeSchema } from '../common/time-range'
import { eventAudiences, eventKinds, eventStatuses } from '../records/event-record'
import { pageActions, pageFilters, pageStateRow, pageTextValues, webAddress } from './page-records'
import { defineRecordType } from './record-type'

/** A date if the event lasts all day, otherwise a time. */
const time = z.union([daySchema, timeSchema], {
  error: ({ input }) => (input === null || input === '' ? 'required' : undefined),
})

/**
 * Events of the calendar. `start` and `end` belong to the first occurrence. If the event lasts all
 * day, `end` is its last day.
 */
export const eventRecords = defineRecordType({
  name: 'events',
  section: 'content',
  writePath: 'administration/events',
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
    /** Recurrence rule (RFC 5545, without `RRULE:`); empty if the event takes place once. */
    rrule: singleLine(500),
    /** Occurrences that do not take place: their start times, or their days. */
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
    /** First day of a period (`YYYY-MM-DD`). Lists only events with an occurrence in the period. */
    from: daySchema.optional(),
    until: daySchema.optional(),
  }),
  orderings: ['-start', 'title', 'place'],
  actions: pageActions,
})
