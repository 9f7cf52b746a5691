import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { versionEvents } from '@/lib/contract/administration/record-type'
import { users } from '../accounts/users'

/** Values of a record as the administration reads and writes them. */
export type RecordValues = Record<string, unknown>

/** The history of the administration's records: each state after a change, with who made it and when. */
export const recordVersions = pgTable(
  'record_versions',
  {
    /** The name of the type. */
    type: text().notNull(),
    recordId: integer('record_id').notNull(),
    revision: integer().notNull(),
    event: text({ enum: versionEvents }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null where nobody knows, and once the account is deleted. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Who proposed the change that it made, where somebody else did. */
    proposedBy: integer('proposed_by').references(() => users.id, { onDelete: 'set null' }),
    /** Null after a deletion. */
    values: jsonb().$type<RecordValues>(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.recordId, table.revision] }),
    index('record_versions_age').on(table.at),
    index('record_versions_user').on(table.userId),
    index('record_versions_proposer').on(table.proposedBy).where(sql`${table.proposedBy} is not null`),
  ],
)

export type RecordVersionRow = typeof recordVersions.$inferSelect
