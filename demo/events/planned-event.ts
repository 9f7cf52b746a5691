import { z } from 'zod'
import { eventKinds } from '@/lib/contract/records/event-record'
import { readContent } from '../read-content'
import { sentenceSchema, sentencesSchema } from '../sentence'

/**
 * The start of an event: a number of days from now, optionally moved to a weekday (1 is Monday), or
 * a yearly date.
 */
const whenSchema = z.union([
  z.strictObject({ days: z.int(), weekday: z.int().min(1).max(7).optional() }),
  z.strictObject({ month: z.int().min(1).max(12), day: z.int().min(1).max(31) }),
])

/** The duration of an event: a number of hours from a start time (`18:30`), or of whole days. */
const lengthSchema = z.union([
  z.strictObject({ from: z.string(), hours: z.number() }),
  z.strictObject({ wholeDays: z.int() }),
])

const plannedEventSchema = z.strictObject({
  kind: z.enum(eventKinds),
  /** `{house}` and `{city}` are replaced by the name and the city of a member. */
  title: sentenceSchema,
  teaser: sentenceSchema,
  when: whenSchema,
  length: lengthSchema,
  /** `house` is the venue of a member, `office` the office of the federation. */
  where: z.enum(['house', 'office', 'online']),
  /** The recurrence rule (RFC 5545). */
  rrule: z.string().optional(),
  /** Indexes of omitted occurrences, from 0. */
  without: z.array(z.int()).optional(),
  isCanceled: z.boolean().optional(),
  isForMembers: z.boolean().optional(),
})

export type When = z.infer<typeof whenSchema>
export type Length = z.infer<typeof lengthSchema>
export type PlannedEvent = z.infer<typeof plannedEventSchema>
export type Where = PlannedEvent['where']

/** The events of the demo, written by hand. */
export const plannedEvents = ['conferences', 'workshops', 'performances'].flatMap((name) =>
  readContent(`events/${name}`, z.array(plannedEventSchema)),
)

/** Texts for the pages of events, by kind of event. */
export const details = readContent(
  'events/details',
  z.record(
    z.enum(eventKinds),
    z.strictObject({
      paragraphs: sentencesSchema,
      pointsTitle: sentenceSchema,
      points: sentencesSchema,
      pictures: z.array(z.string()),
    }),
  ),
)
