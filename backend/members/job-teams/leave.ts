import { and, eq } from 'drizzle-orm'
import { type Actor, recordSecurityEvent } from '@/backend/accounts/audit/audit'
import { endGrants, grants } from '@/backend/accounts/grants/end-grants'
import { notifyTeamOwners } from '@/backend/accounts/grants/notify-team-owners'
import { findFullName } from '@/backend/platform/access/full-names'
import type { Database, Queryable } from '@/backend/platform/db/client'
import {
  type JobTeamMemberRow,
  jobTeamMembers,
  jobTeams,
} from '@/backend/platform/db/schema/members/job-teams'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { ConflictError, ForbiddenError, NotFoundError } from '@/backend/platform/errors'
import { listTeamMembers, lockUserTeam } from './membership'

type Transactional = Pick<Database, 'transaction'>

/**
 * Removes a member from the team of a user: the user, or, for owners, anyone. Ads stay with the
 * team; invitations and keys of the member end. The last member keeps the ads, and the team ends.
 * @throws NotFoundError, ForbiddenError, ConflictError for the last owner while other members
 * remain
 */
export async function removeMember(
  db: Transactional,
  userId: number,
  { memberId, now }: { memberId: number; now: Date },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const membership = await lockUserTeam(transaction, userId)
    if (!membership) throw new NotFoundError()
    const members = await listTeamMembers(transaction, membership.teamId)
    const leaving = members.find((member) => member.userId === memberId)
    if (!leaving) throw new NotFoundError()
    if (memberId !== userId && !membership.isOwner) throw new ForbiddenError()
    const remainingMembers = members.filter((member) => member !== leaving)
    if (remainingMembers.length > 0 && !remainingMembers.some(({ isOwner }) => isOwner))
      throw new ConflictError('lastJobTeamOwner')
    await deleteMembership(transaction, leaving, { others: remainingMembers, by: { userId }, now })
  })
}

/**
 * Gives a member ownership of the user's team or takes it; without it, the member's invitations and
 * keys end.
 * @throws NotFoundError, ForbiddenError, ConflictError for the last owner
 */
export async function changeMember(
  db: Transactional,
  userId: number,
  { memberId, isOwner, now }: { memberId: number; isOwner: boolean; now: Date },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const membership = await lockUserTeam(transaction, userId)
    if (!membership) throw new NotFoundError()
    if (!membership.isOwner) throw new ForbiddenError()
    const members = await listTeamMembers(transaction, membership.teamId)
    const currentMember = members.find((member) => member.userId === memberId)
    if (!currentMember) throw new NotFoundError()
    const owners = members.filter((member) => (member.userId === memberId ? isOwner : member.isOwner))
    if (owners.length === 0) throw new ConflictError('lastJobTeamOwner')
    if (currentMember.isOwner === isOwner) return
    const change = isOwner ? 'owner' : 'member'
    await setOwner(transaction, currentMember, { change, by: { userId }, now })
  })
}

/**
 * Removes a user from the team when the account ends. Without another owner, the longest-standing
 * member becomes one.
 */
export async function leaveForGood(
  db: Queryable,
  userId: number,
  { by, now }: { by: Actor; now: Date },
): Promise<void> {
  const leaving = await lockUserTeam(db, userId)
  if (!leaving) return
  const remainingMembers = (await listTeamMembers(db, leaving.teamId)).filter(
    (member) => member.userId !== userId,
  )
  const [first] = remainingMembers
  if (first && !remainingMembers.some(({ isOwner }) => isOwner)) {
    // First, so that no mail goes to the deleted account.
    await db.delete(jobTeamMembers).where(eq(jobTeamMembers.userId, userId))
    await setOwner(db, first, { change: 'inherited', by, now })
  }
  await deleteMembership(db, leaving, { others: remainingMembers, by, now })
}

/**
 * Changes the ownership of a member, notifies the team's owners and the member, and writes the
 * audit log.
 */
async function setOwner(
  db: Queryable,
  { userId, teamId }: JobTeamMemberRow,
  { change, by, now }: { change: 'owner' | 'member' | 'inherited'; by: Actor; now: Date },
): Promise<void> {
  const isOwner = change !== 'member'
  await db.update(jobTeamMembers).set({ isOwner }).where(eq(jobTeamMembers.userId, userId))
  if (!isOwner) await endGrants(db, grants, { makerId: userId, by, now })
  const states = { before: isOwner ? 'member' : 'owner', after: isOwner ? 'owner' : 'member' } as const
  await recordSecurityEvent(db, {
    event: 'team-role-changed',
    userId,
    by,
    at: now,
    object: `#${teamId}`,
    ...states,
  })
  // Mails do not name a person whose account is being deleted.
  const actor = typeof by === 'object' && change !== 'inherited' ? await findFullName(db, by.userId) : null
  const fullName = (await findFullName(db, userId)) ?? ''
  await notifyTeamOwners(db, teamId, { change, by: actor ?? '', what: fullName, memberId: userId })
}

interface DepartingMember {
  others: readonly JobTeamMemberRow[]
  by: Actor
  now: Date
}

async function deleteMembership(
  db: Queryable,
  { userId, teamId }: JobTeamMemberRow,
  { others, by, now }: DepartingMember,
): Promise<void> {
  await recordSecurityEvent(db, { event: 'team-left', userId, by, at: now, object: `#${teamId}` })
  const heir = others.find(({ isOwner }) => isOwner) ?? others[0]
  if (!heir) {
    await db.delete(jobTeams).where(eq(jobTeams.id, teamId))
    return
  }
  // First, so that an ad being created now is handed over, too (`findTeamId`).
  await db.delete(jobTeamMembers).where(eq(jobTeamMembers.userId, userId))
  await db
    .update(jobs)
    .set({ ownerId: heir.userId })
    .where(and(eq(jobs.teamId, teamId), eq(jobs.ownerId, userId)))
  await endGrants(db, grants, { makerId: userId, by, now })
}
