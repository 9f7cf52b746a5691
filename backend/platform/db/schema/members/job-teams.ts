import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { jobKeyScopes } from '@/lib/contract/jobs/job-teams'
import { users } from '../accounts/users'
import { createdAt, emailAddress, id } from '../columns'

/** People who manage job ads together. The team is deleted with its last member. */
export const jobTeams = pgTable('job_teams', { id: id(), name: text().notNull(), createdAt: createdAt() })

const teamId = () =>
  integer('team_id')
    .notNull()
    .references(() => jobTeams.id, { onDelete: 'cascade' })

/** Members of teams, each in one team. */
export const jobTeamMembers = pgTable(
  'job_team_members',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    /** Owners invite and remove members and create API keys. */
    isOwner: boolean('is_owner').notNull().default(false),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('job_team_members_team').on(table.teamId, table.joinedAt)],
)

/** Mailed invitations to a team. A new one to the same address replaces it. */
export const jobTeamInvitations = pgTable(
  'job_team_invitations',
  {
    id: id(),
    teamId: teamId(),
    email: emailAddress().notNull(),
    /** SHA-256 of the key, hexadecimal. */
    keyHash: text('key_hash').notNull().unique(),
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('job_team_invitations_one_of_each').on(table.teamId, table.email),
    index('job_team_invitations_inviter').on(table.invitedBy),
    index('job_team_invitations_expiry').on(table.expiresAt),
  ],
)

/** API keys for the ads of a team. */
export const jobApiKeys = pgTable(
  'job_api_keys',
  {
    id: id(),
    teamId: teamId(),
    name: text().notNull(),
    /** Beginning of the key, for display. */
    prefix: text().notNull(),
    /** SHA-256 of the key, hexadecimal. */
    keyHash: text('key_hash').notNull().unique(),
    scopes: text({ enum: jobKeyScopes }).array().notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** Last day of use in Berlin. */
    lastUsedOn: date('last_used_on', { mode: 'string' }),
  },
  (table) => [
    index('job_api_keys_team').on(table.teamId),
    index('job_api_keys_creator').on(table.createdBy),
    check(
      'job_api_keys_scopes_known',
      sql`${table.scopes} <@ array['jobs:read', 'jobs:write', 'jobs:delete'] and cardinality(${table.scopes}) > 0`,
    ),
  ],
)

export type JobTeamRow = typeof jobTeams.$inferSelect
export type JobTeamMemberRow = typeof jobTeamMembers.$inferSelect
export type JobApiKeyRow = typeof jobApiKeys.$inferSelect
