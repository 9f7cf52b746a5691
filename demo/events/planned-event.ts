import { z } from 'zod'
import { eventKinds } from '@/lib/contract/records/event-record'
import { readContent } from '../read-content'
import { sentenceSchema, sentencesSchema } from '../sentence'

/**
 * When an event begins: so many days after now, on a day of the week (1 is Monday), or each year on
 * a date.
 */
const whenSchema = z.union([
  z.strictObject({ days: z.int(), weekday: z.int().min(1).max(7).optional() }),
  z.strictObject({ month: z.int().min(1).max(12), day: z.int().min(1).max(31) }),
])

/** How long it lasts: some hours from a time on (`18:30`), or whole days. */
const lengthSchema = z.union([
  z.strictObject({ from: z.string(), hours: z.number() }),
  z.strictObject({ wholeDays: z.int() }),
])

const plannedEventSchema = z.strictObject({
  kind: z.enum(eventKinds),
  /** `{house}` and `{city}` are those of a member. */
  title: sentenceSchema,
  teaser: sentenceSchema,
  when: whenSchema,
  length: lengthSchema,
  /** At a member's venue, in the federation's office, or online. */
  where: z.enum(['house', 'office', 'online']),
  /** How it recurs (RFC 5545). */
  rrule: z.string().optional(),
  /** Which occurrences are left out: the first one is 0. */
  without: z.array(z.int()).optional(),
  isCancelled: z.boolean().optional(),
  isForMembers: z.boolean().optional(),
})

export type When = z.infer<typeof whenSchema>
export type Length = z.infer<typeof lengthSchema>
export type PlannedEvent = z.infer<typeof plannedEventSchema>
export type Where = PlannedEvent['where']

/** Events of the demo, written by hand. */
export const plannedEvents = ['conferences', 'workshops', 'performances'].flatMap((name) =>
  readContent(`events/${name}`, z.array(plannedEventSchema)),
)

/** What the pages of events of a kind say. */
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
