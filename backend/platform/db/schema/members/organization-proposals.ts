import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { type EntryField, type Outcome, proposalStates } from '@/lib/contract/administration/own-organization'
import { users } from '../accounts/users'
import { id } from '../columns'
import { images } from '../library/images'
import { organizationId } from './organizations'

/** A proposed value, with the old value that the author saw. */
export interface ProposedChange {
  from: unknown
  to: unknown
}

export type ProposedChanges = Partial<Record<EntryField, ProposedChange>>

/** Proposals of delegates, on which the office decides. */
export const organizationProposals = pgTable(
  'organization_proposals',
  {
    id: id(),
    organizationId: organizationId(),
    /** Null for a deleted account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    state: text({ enum: proposalStates }).notNull().default('waiting'),
    /** Number of submissions. */
    revision: integer().notNull().default(1),
    /** Revision of the entry that the author saw. */
    entryRevision: integer('entry_revision').notNull(),
    /** Proposed logo until the decision, also in `changes`. */
    logoId: integer('logo_id').references(() => images.id, { onDelete: 'set null' }),
    changes: jsonb().$type<ProposedChanges>().notNull(),
    /** Decisions by field; null before. */
    outcomes: jsonb().$type<Partial<Record<EntryField, Outcome>>>(),
    proposedAt: timestamp('proposed_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    // One undecided proposal per delegate.
    uniqueIndex('organization_proposals_waiting')
      .on(table.organizationId, table.userId)
      .where(sql`${table.state} = 'waiting'`),
    index('organization_proposals_time').on(table.proposedAt, table.id),
    index('organization_proposals_organization').on(table.organizationId, table.proposedAt),
    index('organization_proposals_user').on(table.userId),
    index('organization_proposals_decider').on(table.decidedBy),
    index('organization_proposals_logo').on(table.logoId).where(sql`${table.logoId} is not null`),
  ],
)

export type ProposalRow = typeof organizationProposals.$inferSelect
