import { createMessages } from '@/backend/platform/create-messages'
import { maxEventDays } from '@/lib/contract/records/event-record'

/** Messages about times of events that cannot be stored. */
export const timeMessage = createMessages({
  de: {
    start: 'Bitte geben Sie einen Beginn in den Jahren 2000 bis 2099 ein.',
    end: `Das Ende liegt nicht vor dem Beginn und höchstens ${maxEventDays} Tage danach.`,
    rrule: 'Diese Wiederholung passt nicht zum Beginn: Der erste Termin muss zu ihr gehören.',
    exdates: 'Ausfallen können nur Tage, an denen der Termin sonst stattfindet, und nicht alle.',
  },
  en: {
    start: 'Please enter a start in the years 2000 to 2099.',
    end: `The end is not before the start and at most ${maxEventDays} days after it.`,
    rrule: 'This recurrence doesn’t match the start: the first date must belong to it.',
    exdates: 'Only days on which the event would take place can be canceled, and not all of them.',
  },
})

/** A field that makes the times of an event invalid. */
export type TimeField = Parameters<typeof timeMessage>[1]
