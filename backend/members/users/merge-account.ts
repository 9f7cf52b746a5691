import { and, eq, notInArray, sql } from 'drizzle-orm'
import { endGrants, type Grant, grants } from '@/backend/accounts/grants/end-grants'
import { canUseJobBoard, ensureTeamOwner, setTeamOwner, teamGrants } from '@/backend/accounts/grants/team-owners'
import type { Author } from '@/backend/platform/access/author'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable, Transaction } from '@/backend/platform/db/client'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { previewLinks } from '@/backend/platform/db/schema/library/preview-links'
import { jobTeamMembers, jobTeams } from '@/backend/platform/db/schema/members/job-teams'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { organizationDelegates } from '@/backend/platform/db/schema/members/organization-delegates'
import { userUnionMembers } from '@/backend/platform/db/schema/members/user-unions'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import { removeFromTeam } from '../job-teams/leave'
import { findMembership, lockUserTeam } from '../job-teams/membership'
import { deleteUser } from './delete-account'

interface Accounts {
  /** The account that is merged and deleted. */
  source: UserRow
  /** The account that remains. */
  target: UserRow
}

/**
 * Moves the ads, memberships, responsibilities and authorship of an account to another account of
 * the same person. Then deletes the first account and mails its owner. Passwords, second factors,
 * sessions and roles do not move. Subscriptions stay with their address.
 */
export async function mergeAccount(tx: Transaction, accounts: Accounts, { userId, now }: Author): Promise<void> {
  const { source, target } = accounts
  const actor = { userId }
  await endInvalidGrants(tx, accounts, { actor, now })
  await forgetMailedKeys(tx, source)
  const leftTeam = await moveTeamMembership(tx, accounts, { actor, now })
  await tx.update(jobs).set({ ownerId: target.id }).where(eq(jobs.ownerId, source.id))
  await moveMemberships(tx, organizationDelegates, organizationDelegates.organizationId, accounts)
  await moveMemberships(tx, userUnionMembers, userUnionMembers.unionId, accounts)
  await tx.update(previewLinks).set({ createdBy: target.id }).where(eq(previewLinks.createdBy, source.id))
  await withdrawOlderProposals(tx, accounts, now)
  await moveAuthorship(tx, accounts)
  await deleteUser(tx, source.id, { actor, now })
  const data = { name: fullName(source), email: target.email, ...(leftTeam !== null && { leftTeam }) }
  await enqueueMail(tx, { to: source.email, locale: source.language, template: 'account-merged', data })
}

/**
 * Ends the grants of the deleted account, unless both accounts could create them now. Grants of a
 * role need two active accounts of one role, grants of a team two active accounts with the job
 * board. Otherwise a grant would become valid again although its creator lost the right.
 */
async function endInvalidGrants(
  db: Queryable,
  accounts: Accounts,
  context: { actor: { userId: number }; now: Date },
): Promise<void> {
  const { source, target } = accounts
  const shouldKeepTeamGrants = canUseJobBoard(source) && canUseJobBoard(target)
  const isKept = (grant: Grant) => (isTeamGrant(grant) ? shouldKeepTeamGrants : shouldKeepRoleGrants(accounts))
  const invalidGrants = grants.filter((grant) => !isKept(grant))
  await endGrants(db, invalidGrants, { creatorId: source.id, ...context })
}

const shouldKeepRoleGrants = ({ source, target }: Accounts) =>
  source.isActive && target.isActive && source.role === target.role

const isTeamGrant = (grant: Grant) => teamGrants.some((name) => name === grant)

/**
 * Moves the team membership, unless the remaining account has a team. In that case the deleted
 * account leaves its team, which keeps the ads.
 * @returns the name of a team that the person leaves; otherwise null
 */
async function moveTeamMembership(
  db: Queryable,
  { source, target }: Accounts,
  { actor, now }: { actor: { userId: number }; now: Date },
): Promise<string | null> {
  const sourceMembership = await lockUserTeam(db, source.id)
  if (!sourceMembership) return null
  const targetMembership = await findMembership(db, target.id)
  const { teamId } = sourceMembership
  const isManager = sourceMembership.isOwner && canUseJobBoard(source)
  const makeOwner = () => setTeamOwner(db, { userId: target.id, teamId }, { change: 'owner', actor, now })
  if (targetMembership) {
    if (isManager && targetMembership.teamId === teamId && !targetMembership.isOwner) await makeOwner()
    await removeFromTeam(db, source.id, { actor, now, report: targetMembership.teamId === teamId ? null : 'named' })
    if (targetMembership.teamId === teamId) return null
    // A team without members has ended, and its last member keeps the ads.
    const [team] = await db.select().from(jobTeams).where(eq(jobTeams.id, teamId))
    return team?.name ?? null
  }
  await db.update(jobTeamMembers).set({ userId: target.id, isOwner: false }).where(eq(jobTeamMembers.userId, source.id))
  if (isManager) await makeOwner()
  await ensureTeamOwner(db, teamId, { actor, now })
  return null
}

/**
 * Forgets reminders of ads and requests to confirm entries, so that they are mailed again: the keys
 * in the former mails name the deleted account.
 */
async function forgetMailedKeys(db: Queryable, { id }: UserRow): Promise<void> {
  await db.execute(sql`DELETE FROM job_reminders USING jobs WHERE jobs.id = job_id AND (owner_id = ${id}
    OR team_id = (SELECT team_id FROM job_team_members WHERE user_id = ${id}))`)
  await db.execute(sql`UPDATE organization_confirmations SET asked_at = NULL
    WHERE organization_id IN (SELECT organization_id FROM organization_delegates WHERE user_id = ${id})`)
}

/** Withdraws the older of two waiting proposals for an organization: a person can have only one. */
async function withdrawOlderProposals(db: Queryable, { source, target }: Accounts, now: Date): Promise<void> {
  await db.execute(sql`
    UPDATE organization_proposals SET state = 'withdrawn', logo_id = NULL, decided_at = ${now.toISOString()}
    WHERE id IN (
      SELECT unnest((array_agg(id ORDER BY proposed_at DESC, id DESC))[2:]) FROM organization_proposals
      WHERE state = 'waiting' AND user_id IN (${source.id}, ${target.id}) GROUP BY organization_id
    )`)
}

/** Moves memberships that the remaining account does not have yet. */
async function moveMemberships(
  db: Queryable,
  table: typeof organizationDelegates | typeof userUnionMembers,
  groupColumn: typeof organizationDelegates.organizationId | typeof userUnionMembers.unionId,
  { source, target }: Accounts,
): Promise<void> {
  const targetGroups = db.select({ group: groupColumn }).from(table).where(eq(table.userId, target.id))
  await db
    .update(table)
    .set({ userId: target.id })
    .where(and(eq(table.userId, source.id), notInArray(groupColumn, targetGroups)))
}

/**
 * Moves the authorship of records. Columns of authors are the foreign keys with `ON DELETE SET
 * NULL`. Planners move like the grants of a role.
 */
async function moveAuthorship(db: Queryable, accounts: Accounts): Promise<void> {
  const { source, target } = accounts
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    SELECT conrelid::regclass::text AS table, attname AS column FROM pg_constraint
    JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confrelid = 'users'::regclass AND confdeltype = 'n' ORDER BY 1, 2`)
  for (const { table, column } of columns) {
    if (column === 'planned_by' && !shouldKeepRoleGrants(accounts)) continue
    const author = sql.identifier(column)
    await db.execute(sql`UPDATE ${sql.identifier(table)} SET ${author} = ${target.id} WHERE ${author} = ${source.id}`)
    await moveTrashedReference(db, { table, column }, accounts)
  }
  const delegate = { table: 'organization_delegates', column: 'user_id' }
  await moveTrashedReference(db, delegate, accounts)
}

/** Moves a reference in the rows of deleted pages, so that their restoration keeps it. */
async function moveTrashedReference(
  db: Queryable,
  { table, column }: { table: string; column: string },
  { source, target }: Accounts,
): Promise<void> {
  await db.execute(sql`
    UPDATE trashed_rows SET data = jsonb_set(data, ARRAY[${column}], to_jsonb(${target.id}::int))
    WHERE table_name = ${table} AND data ->> ${column} = ${String(source.id)}`)
}
