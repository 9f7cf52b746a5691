import { and, eq, isNull } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import {
  type JobTeamMemberRow,
  type JobTeamRow,
  jobTeamMembers,
  jobTeams,
} from '@/backend/platform/db/schema/members/job-teams'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { ForbiddenError, NotFoundError } from '@/backend/platform/errors'

/** Finds the team membership of a user; null if the user has no team. */
export async function findMembership(db: Queryable, userId: number): Promise<JobTeamMemberRow | null> {
  const [membership] = await db.select().from(jobTeamMembers).where(eq(jobTeamMembers.userId, userId))
  return membership ?? null
}

/**
 * Finds the team membership of a user, and locks the team and thereby its members until the
 * transaction ends; null if the user has no team.
 */
export async function lockUserTeam(
  db: Queryable,
  userId: number,
): Promise<(JobTeamMemberRow & { team: JobTeamRow }) | null> {
  const membership = await findMembership(db, userId)
  if (!membership) return null
  const [team] = await db.select().from(jobTeams).where(eq(jobTeams.id, membership.teamId)).for('update')
  // The user may have been removed while this transaction waited for the lock.
  const currentMembership = await findMembership(db, userId)
  return team && currentMembership?.teamId === team.id ? { ...currentMembership, team } : null
}

/**
 * Locks the team that a user owns.
 * @throws NotFoundError if the user has no team, ForbiddenError if the user does not own it
 */
export async function lockOwnTeam(db: Queryable, userId: number): Promise<JobTeamRow> {
  const membership = await lockUserTeam(db, userId)
  if (!membership) throw new NotFoundError()
  if (!membership.isOwner) throw new ForbiddenError()
  return membership.team
}

/**
 * Locks the team that a user owns. If the user has no team, creates one with the ads of the user.
 * @throws ForbiddenError for a member who is not an owner
 */
export async function lockOrCreateTeam(db: Queryable, user: UserRow, now: Date): Promise<JobTeamRow> {
  if (await findMembership(db, user.id)) return await lockOwnTeam(db, user.id)
  const [team] = await db
    .insert(jobTeams)
    .values({ name: getDefaultName(user), createdAt: now })
    .returning()
  if (!team) throw new Error('The team was not stored.')
  const membershipRows = await db
    .insert(jobTeamMembers)
    .values({ userId: user.id, teamId: team.id, isOwner: true, joinedAt: now })
    .onConflictDoNothing()
    .returning()
  if (membershipRows.length === 0) {
    // A concurrent request of the same user has created a team first.
    await db.delete(jobTeams).where(eq(jobTeams.id, team.id))
    return await lockOwnTeam(db, user.id)
  }
  await transferJobs(db, user.id, team.id)
  return team
}

/** Returns the name of a team until its owners set one. */
export const getDefaultName = (user: UserRow) => user.organization.trim() || fullName(user)

/** Moves the ads of a user that belong to no team to the team. */
export async function transferJobs(db: Queryable, userId: number, teamId: number): Promise<void> {
  await db
    .update(jobs)
    .set({ teamId })
    .where(and(eq(jobs.ownerId, userId), isNull(jobs.teamId)))
}
