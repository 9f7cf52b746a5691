import { z } from 'zod'
import { moduleSchema } from '../blocks/module'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'
import { revisionSchema } from '../common/revision'
import { daySchema, timeSchema } from '../common/time-range'
import { imageSchema } from '../media/image'
import {
  eventAudiences,
  eventKinds,
  eventRecordSchema,
  eventShape,
  eventStatuses,
  eventTimes,
} from '../records/event-record'
import { pageLinkSchema, pageStateSchema, pageUrlsSchema } from './page'
import { imageIdSchema, pageSlugSchema, trimmedText } from './page-settings'

const eventTexts = { title: z.string(), teaser: z.string(), image: imageSchema.nullable() }

/** An occurrence of an event in a list, in the requested language. */
export const eventSchema = nameSchema(
  'Event',
  z.object({ id: z.number().int(), url: z.string(), ...eventTexts, ...eventTimes, ...eventShape }),
)

/** GET api/events/: occurrences within the requested days, in the order of their start. */
export const eventListSchema = nameSchema('EventList', paginated(eventSchema))

const { exdates, first, sequence } = eventRecordSchema.shape

/**
 * GET api/events/{id}/: the event with its blocks, its next occurrences, and the events that start
 * before and after it. `start` and `end` belong to the first occurrence.
 */
export const eventDetailSchema = nameSchema(
  'EventDetail',
  eventSchema.extend({
    exdates,
    first,
    sequence,
    urls: pageUrlsSchema,
    modules: z.array(moduleSchema),
    occurrences: z.array(z.object(eventTimes)),
    previous: pageLinkSchema.nullable(),
    next: pageLinkSchema.nullable(),
  }),
)

const time = z.union([daySchema, timeSchema])

const eventFields = z.object({
  title: trimmedText(200).min(1),
  slug: pageSlugSchema,
  teaser: trimmedText(2000),
  image: imageIdSchema,
  kind: z.enum(eventKinds),
  status: z.enum(eventStatuses),
  audience: z.enum(eventAudiences),
  all_day: z.boolean(),
  start: time,
  end: time,
  place: trimmedText(200),
  link: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2000)]),
  rrule: trimmedText(500),
  exdates: z.array(time).max(200),
})

/** POST api/events/. If `slug` is missing, it is derived from the title. */
export const eventCreationSchema = eventFields
  .partial()
  .extend({ title: eventFields.shape.title, start: time, end: time })

/** PATCH api/events/{id}/: fields that are not sent stay unchanged. */
export const eventChangeSchema = eventFields.partial().extend({ revision: revisionSchema })

/** Working copy of an event in one language, for editors. */
export const eventDraftSchema = nameSchema(
  'EventDraft',
  eventSchema.extend({
    exdates,
    first,
    sequence,
    slug: z.string(),
    revision: z.number().int(),
    state: pageStateSchema,
    is_changed: z.boolean(),
  }),
)

export type Event = z.infer<typeof eventSchema>
export type EventDetail = z.infer<typeof eventDetailSchema>
export type EventDraft = z.infer<typeof eventDraftSchema>
export type EventCreation = z.infer<typeof eventCreationSchema>
export type EventChange = z.infer<typeof eventChangeSchema>
