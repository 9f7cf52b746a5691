import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { eventKinds, eventStatuses } from '@/lib/contract/records/event-record'
import { pages } from './pages'

/** Fields of events beyond their pages, for all languages. Changes are public at once. */
export const events = pgTable('events', {
  pageId: integer('page_id')
    .primaryKey()
    .references(() => pages.id, { onDelete: 'cascade' }),
  kind: text({ enum: eventKinds }).notNull(),
  status: text({ enum: eventStatuses }).notNull(),
  isAllDay: boolean('is_all_day').notNull(),
  /** First occurrence. All-day events start and end at midnight in Berlin. */
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  place: text().notNull(),
  link: text().notNull(),
  rrule: text().notNull(),
  /** Start times of excluded occurrences (ISO 8601, UTC). */
  exdates: jsonb().$type<string[]>().notNull(),
  sequence: integer().notNull().default(0),
  /** Last change that calendar programs must know. */
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})

/** Occurrences of events by their recurrence rules, for calendar lists. */
export const eventOccurrences = pgTable(
  'event_occurrences',
  {
    eventId: integer('event_id')
      .notNull()
      .references(() => events.pageId, { onDelete: 'cascade' }),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.startsAt] }),
    index('event_occurrences_order').on(table.startsAt, table.eventId, table.endsAt),
  ],
)

export type EventRow = typeof events.$inferSelect
