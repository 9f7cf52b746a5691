import { eq } from 'drizzle-orm'
import { findFullName } from '@/backend/platform/access/full-names'
import type { Queryable } from '@/backend/platform/db/client'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { type JobTeamMemberRow, jobTeamMembers, jobTeams } from '@/backend/platform/db/schema/members/job-teams'
import { recordSecurityEvent } from '../audit/audit'
import { mayOwnTeams } from '../policy'
import { type ActorAndTime, endGrants } from './end-grants'
import { notifyTeamOwners } from './notify-team-owners'

/** The grants of a member that end with the membership or the ownership. */
export const teamGrants = ['team-invitations', 'team-keys'] as const

export interface TeamMember extends JobTeamMemberRow {
  /** True if the member may log in and use the job board. */
  canUseJobBoard: boolean
  /** True for an owner who may manage the team. The team needs one. */
  isManager: boolean
}

/** Returns true if a user may log in and use the job board. */
export const canUseJobBoard = (user: UserRow): boolean => user.isActive && mayOwnTeams(user)

/** Lists the members of a team in the order in which they joined. */
export async function listTeamMembers(db: Queryable, teamId: number): Promise<TeamMember[]> {
  const rows = await db
    .select({ member: jobTeamMembers, user: users })
    .from(jobTeamMembers)
    .innerJoin(users, eq(users.id, jobTeamMembers.userId))
    .where(eq(jobTeamMembers.teamId, teamId))
    .orderBy(jobTeamMembers.joinedAt, jobTeamMembers.userId)
  return rows.map(({ member, user }) => {
    const isEligible = canUseJobBoard(user)
    return { ...member, canUseJobBoard: isEligible, isManager: member.isOwner && isEligible }
  })
}

/**
 * Makes the first member who can use the job board an owner of the team, if no owner can manage it.
 * Owners who cannot use the job board remain owners.
 */
export async function ensureTeamOwner(db: Queryable, teamId: number, actorAndTime: ActorAndTime): Promise<void> {
  await db.select().from(jobTeams).where(eq(jobTeams.id, teamId)).for('update')
  const members = await listTeamMembers(db, teamId)
  const successor = members.find((member) => member.canUseJobBoard)
  if (successor && !members.some(({ isManager }) => isManager)) {
    await setTeamOwner(db, successor, { change: 'inherited', ...actorAndTime })
  }
}

/** Ensures that the team of a user, if there is one, has an owner who can manage it. */
export async function ensureOwnerOfTeam(db: Queryable, userId: number, actorAndTime: ActorAndTime): Promise<void> {
  const [membership] = await db
    .select({ teamId: jobTeamMembers.teamId })
    .from(jobTeamMembers)
    .where(eq(jobTeamMembers.userId, userId))
  if (membership) await ensureTeamOwner(db, membership.teamId, actorAndTime)
}

/**
 * Changes the ownership of a member, notifies the owners of the team and the member, and writes the
 * audit log.
 */
export async function setTeamOwner(
  db: Queryable,
  { userId, teamId }: Pick<JobTeamMemberRow, 'userId' | 'teamId'>,
  { change, actor, now }: ActorAndTime & { change: 'owner' | 'member' | 'inherited' },
): Promise<void> {
  const isOwner = change !== 'member'
  await db.update(jobTeamMembers).set({ isOwner }).where(eq(jobTeamMembers.userId, userId))
  if (!isOwner) await endGrants(db, teamGrants, { creatorId: userId, actor, now })
  const states = { before: isOwner ? 'member' : 'owner', after: isOwner ? 'owner' : 'member' } as const
  const parties = { userId, actor, object: `#${teamId}` }
  await recordSecurityEvent(db, { event: 'team-role-changed', ...parties, now, ...states })
  // `inherited` names no actor, because the account of the actor may be being deleted.
  const actorIds = typeof actor === 'object' && change !== 'inherited' ? [actor.userId] : []
  await notifyTeamOwners(db, teamId, {
    change,
    by: (await findFullName(db, actorIds[0] ?? null)) ?? '',
    what: (await findFullName(db, userId)) ?? '',
    memberId: userId,
    namedAccounts: [...actorIds, userId],
  })
}
