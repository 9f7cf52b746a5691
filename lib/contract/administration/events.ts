import { z } from 'zod'
import { singleLine } from '../common/single-line'
import { eventAudiences, eventKinds, eventStatuses } from '../records/event-record'
import { pageActions, pageFilters, pageStandingRow, pageTextValues, webAddress } from './page-records'
import { recordType } from './record-type'

/** A day where the event lasts whole days, else a time. */
const time = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: ({ input }) => (input === null || input === '' ? 'required' : undefined),
})

/** Events of the calendar; `start` and `end` are those of the first occurrence, `end` of whole days is the last one. */
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
    /** How it recurs (RFC 5545, without `RRULE:`); empty when it does not. */
    rrule: singleLine(500),
    /** The starts of occurrences that are left out. */
    exdates: z.array(time).max(200),
  }),
  row: z.object({
    ...pageStandingRow,
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
    /** Days (`YYYY-MM-DD`) between which something of it happens. */
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
  }),
  orderings: ['-start', 'title', 'place'],
  actions: pageActions,
})
