import { z } from 'zod'
import type { Locale } from '../common/locale'
import { nameSchema } from '../common/named'

/** Kinds of events with their names. */
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

/**
 * Maximum length of an occurrence in days. It limits how far back lists search for occurrences that
 * have started.
 */
export const maxEventDays = 92

/** Audience of an event: everyone, or logged-in members. */
export const eventAudiences = ['public', 'members'] as const

/**
 * With `all_day` dates (`YYYY-MM-DD`), `end` inclusive; otherwise times with the offset of
 * Europe/Berlin, `end` exclusive.
 */
export const eventTimes = { start: z.string(), end: z.string() }

/** Fields shared by lists and pages of events. */
export const eventFacts = {
  kind: z.enum(eventKinds),
  status: z.enum(eventStatuses),
  audience: z.enum(eventAudiences),
  all_day: z.boolean(),
  place: z.string(),
  /** External URL, for example of a registration; may be empty. */
  link: z.string(),
  /** Recurrence rule (RFC 5545, without `RRULE:`); empty for a single event. */
  rrule: z.string(),
}

/**
 * Data of an event besides texts and blocks; `start` and `end` are those of the first occurrence.
 */
export const eventRecordSchema = nameSchema(
  'EventRecord',
  z.object({
    type: z.literal('event'),
    ...eventTimes,
    ...eventFacts,
    /** Starts of the excluded occurrences. */
    exdates: z.array(z.string()),
    /** Counts the changes that calendars must update (`SEQUENCE` of RFC 5545). */
    sequence: z.number().int(),
  }),
)

export type EventRecord = z.infer<typeof eventRecordSchema>
