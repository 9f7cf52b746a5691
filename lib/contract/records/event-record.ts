import { z } from 'zod'
import type { Locale } from '../common/locale'
import { nameSchema } from '../common/named'

export const eventKindTitles = {
  conference: { de: 'Tagung', en: 'Conference' },
  assembly: { de: 'Versammlung', en: 'Assembly' },
  meeting: { de: 'Jour fixe', en: 'Regular meeting' },
  workshop: { de: 'Fortbildung', en: 'Workshop' },
  festival: { de: 'Festival', en: 'Festival' },
  premiere: { de: 'Premiere', en: 'Premiere' },
  deadline: { de: 'Frist', en: 'Deadline' },
} as const satisfies Record<string, Record<Locale, string>>

export type EventKind = keyof typeof eventKindTitles
export const eventKinds = Object.keys(eventKindTitles) as [EventKind, ...EventKind[]]

export const eventStatuses = ['confirmed', 'cancelled'] as const

export const eventStatusTitles = {
  confirmed: { de: 'Findet statt', en: 'Confirmed' },
  cancelled: { de: 'Abgesagt', en: 'Canceled' },
} as const satisfies Record<(typeof eventStatuses)[number], Record<Locale, string>>

/**
 * Maximum length of an occurrence, in days. Lists need to look back only this far for occurrences
 * that have started but not ended.
 */
export const maxEventDays = 92

/** Audience of an event: all visitors, or only logged-in members. */
export const eventAudiences = ['public', 'members'] as const

/**
 * Times of an occurrence. If the event lasts all day, they are dates (`YYYY-MM-DD`), and `end` is
 * the last day. Otherwise they have the offset of Europe/Berlin, and `end` is exclusive.
 */
export const eventTimes = { start: z.string(), end: z.string() }

/** Fields of an event that lists and its page contain. */
export const eventShape = {
  kind: z.enum(eventKinds),
  status: z.enum(eventStatuses),
  audience: z.enum(eventAudiences),
  all_day: z.boolean(),
  place: z.string(),
  /** URL on another site, for example for the registration; may be empty. */
  link: z.string(),
  /** Recurrence rule (RFC 5545, without `RRULE:`); empty if the event takes place once. */
  rrule: z.string(),
}

/**
 * Data of an event, except for the texts and blocks of its page. `start` and `end` belong to the
 * first occurrence, even if it does not take place.
 */
export const eventRecordSchema = nameSchema(
  'EventRecord',
  z.object({
    type: z.literal('event'),
    ...eventTimes,
    ...eventShape,
    /** The first occurrence that takes place. Missing if it starts at `start`. */
    first: z.object(eventTimes).optional(),
    /** Start times of the occurrences that do not take place. */
    exdates: z.array(z.string()),
    /** Counts the changes that calendars must apply (`SEQUENCE` in RFC 5545). */
    sequence: z.number().int(),
  }),
)

export type EventRecord = z.infer<typeof eventRecordSchema>
