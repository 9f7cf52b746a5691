import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { versionEvents } from '@/lib/contract/administration/record-type'
import { users } from '../accounts/users'

export type RecordValues = Record<string, unknown>

/** History of records: the values after each change. */
export const recordVersions = pgTable(
  'record_versions',
  {
    type: text().notNull(),
    recordId: integer('record_id').notNull(),
    revision: integer().notNull(),
    event: text({ enum: versionEvents }).notNull(),
    changedAt: timestamp('at', { withTimezone: true }).notNull(),
    /** Null for an unknown author or a deleted account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The user who proposed the change, if not the author. */
    proposedBy: integer('proposed_by').references(() => users.id, { onDelete: 'set null' }),
    /** Null for a deletion. */
    values: jsonb().$type<RecordValues>(),
    /** Data of a deleted record that its values lack; null for none. */
    hidden: jsonb().$type<RecordValues>(),
    /** Key from the client that created the record. A repeated request creates no second one. */
    clientKey: uuid('client_key'),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.recordId, table.revision] }),
    uniqueIndex('record_versions_client_key')
      .on(table.type, table.clientKey)
      .where(sql`${table.clientKey} is not null`),
    index('record_versions_age').on(table.changedAt),
    index('record_versions_user').on(table.userId),
    index('record_versions_proposer').on(table.proposedBy).where(sql`${table.proposedBy} is not null`),
  ],
)

export type RecordVersionRow = typeof recordVersions.$inferSelect
