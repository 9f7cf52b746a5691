import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Author } from '@/backend/platform/access/author'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable, Transaction } from '@/backend/platform/db/client'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { previewLinks } from '@/backend/platform/db/schema/library/preview-links'
import { jobTeamMembers } from '@/backend/platform/db/schema/members/job-teams'
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
export async function mergeAccount(
  tx: Transaction,
  accounts: Accounts,
  { userId, now }: Author,
): Promise<void> {
  const { source, target } = accounts
  const by = { userId }
  await moveTeamMembership(tx, accounts, { by, now })
  await tx.update(jobs).set({ ownerId: target.id }).where(eq(jobs.ownerId, source.id))
  await moveMemberships(tx, organizationDelegates, organizationDelegates.organizationId, accounts)
  await moveMemberships(tx, userUnionMembers, userUnionMembers.unionId, accounts)
  await tx.update(previewLinks).set({ createdBy: target.id }).where(eq(previewLinks.createdBy, source.id))
  await moveAuthorship(tx, accounts)
  await deleteUser(tx, source.id, { by, now })
  const data = { name: fullName(source), email: target.email }
  await enqueueMail(tx, { to: source.email, locale: source.language, template: 'account-merged', data })
}

/**
 * Moves the team membership, unless the remaining account has a team. In that case the deleted
 * account leaves its team, which keeps the ads.
 */
async function moveTeamMembership(
  db: Queryable,
  { source, target }: Accounts,
  { by, now }: { by: { userId: number }; now: Date },
): Promise<void> {
  const sourceMembership = await lockUserTeam(db, source.id)
  if (!sourceMembership) return
  const targetMembership = await findMembership(db, target.id)
  const membershipCondition = ({ id }: UserRow) => eq(jobTeamMembers.userId, id)
  if (!targetMembership) {
    await db.update(jobTeamMembers).set({ userId: target.id }).where(membershipCondition(source))
    return
  }
  if (sourceMembership.isOwner && targetMembership.teamId === sourceMembership.teamId) {
    await db.update(jobTeamMembers).set({ isOwner: true }).where(membershipCondition(target))
  }
  await removeFromTeam(db, source.id, { by, now })
}

/** Moves memberships that the remaining account does not have yet. */
async function moveMemberships(
  db: Queryable,
  table: typeof organizationDelegates | typeof userUnionMembers,
  group: typeof organizationDelegates.organizationId | typeof userUnionMembers.unionId,
  { source, target }: Accounts,
): Promise<void> {
  const targetGroups = db.select({ group }).from(table).where(eq(table.userId, target.id))
  await db
    .update(table)
    .set({ userId: target.id })
    .where(and(eq(table.userId, source.id), notInArray(group, targetGroups)))
}

/**
 * Moves the authorship of records. Columns of authors are the foreign keys with `ON DELETE SET
 * NULL`. A plan moves only between active accounts of one role. Otherwise the merge would confirm
 * the plan of an account without the right.
 */
async function moveAuthorship(db: Queryable, { source, target }: Accounts): Promise<void> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    SELECT conrelid::regclass::text AS table, attname AS column FROM pg_constraint
    JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confrelid = 'users'::regclass AND confdeltype = 'n' ORDER BY 1, 2`)
  const movesPlans = source.isActive && source.role === target.role
  for (const { table, column } of columns) {
    if (column === 'planned_by' && !movesPlans) continue
    const author = sql.identifier(column)
    await db.execute(
      sql`UPDATE ${sql.identifier(table)} SET ${author} = ${target.id} WHERE ${author} = ${source.id}`,
    )
  }
}
