import { z } from 'zod'
import type { Locale } from '../common/locale'
import { named } from '../common/named'

/** What events are, with what each is called. */
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

/** How many days an occurrence lasts at most: lists seek those that have begun before only so far back. */
export const maxEventDays = 92

/** Whether everybody reads of an event, or users who are logged in as members. */
export const eventAudiences = ['public', 'members'] as const

/**
 * When something happens: days (`YYYY-MM-DD`, `end` is the last one) where `all_day` is true, else points in time with the offset
 * of Europe/Berlin, of which `end` is no part.
 */
export const eventTimes = { start: z.string(), end: z.string() }

/** What lists and pages of events both show. */
export const eventFacts = {
  kind: z.enum(eventKinds),
  status: z.enum(eventStatuses),
  audience: z.enum(eventAudiences),
  all_day: z.boolean(),
  place: z.string(),
  /** An address elsewhere, for example of a registration; may be empty. */
  link: z.string(),
  /** How it recurs (RFC 5545, without `RRULE:`); empty when it does not. */
  rrule: z.string(),
}

/** What the page of an event shows beside its texts and blocks; `start` and `end` are those of its first occurrence. */
export const eventRecordSchema = named(
  'EventRecord',
  z.object({
    type: z.literal('event'),
    ...eventTimes,
    ...eventFacts,
    /** The starts of occurrences that are left out. */
    exdates: z.array(z.string()),
    /** Counts the changes that calendars must hear of. */
    sequence: z.number().int(),
  }),
)

export type EventRecord = z.infer<typeof eventRecordSchema>
