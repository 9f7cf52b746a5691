import { and, eq } from 'drizzle-orm'
import type { Database, Queryable } from '../db/client'
import {
  type JobTeamMemberRow,
  jobApiKeys,
  jobTeamInvitations,
  jobTeamMembers,
  jobTeams,
} from '../db/schema/job-teams'
import { jobs } from '../db/schema/jobs'
import { ConflictError, ForbiddenError, NotFoundError } from '../errors'
import { lockTeamOf, membersOf } from './membership'

type Transactional = Pick<Database, 'transaction'>

/**
 * Takes a member out of the team of a user: oneself, or, for owners, another one. The ads stay with the team; what the member had made for others
 * to come in by, invitations and keys, ends. The last one takes the ads along, and the team ends.
 * @throws NotFoundError, ForbiddenError, ConflictError for the last owner while others are there
 */
export async function removeMember(db: Transactional, userId: number, memberId: number): Promise<void> {
  await db.transaction(async (transaction) => {
    const membership = await lockTeamOf(transaction, userId)
    if (!membership) throw new NotFoundError()
    const members = await membersOf(transaction, membership.teamId)
    const leaving = members.find((member) => member.userId === memberId)
    if (!leaving) throw new NotFoundError()
    if (memberId !== userId && !membership.isOwner) throw new ForbiddenError()
    const others = members.filter((member) => member !== leaving)
    if (others.length > 0 && !others.some(({ isOwner }) => isOwner))
      throw new ConflictError('lastJobTeamOwner')
    await takeOut(transaction, leaving, others)
  })
}

/**
 * Makes a member of the team of a user an owner of it, or no longer.
 * @throws NotFoundError, ForbiddenError, ConflictError for the last owner
 */
export async function changeMember(
  db: Transactional,
  userId: number,
  { memberId, isOwner }: { memberId: number; isOwner: boolean },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const membership = await lockTeamOf(transaction, userId)
    if (!membership) throw new NotFoundError()
    if (!membership.isOwner) throw new ForbiddenError()
    const members = await membersOf(transaction, membership.teamId)
    if (!members.some((member) => member.userId === memberId)) throw new NotFoundError()
    const owners = members.filter((member) => (member.userId === memberId ? isOwner : member.isOwner))
    if (owners.length === 0) throw new ConflictError('lastJobTeamOwner')
    await transaction.update(jobTeamMembers).set({ isOwner }).where(eq(jobTeamMembers.userId, memberId))
  })
}

/** Takes a user out of their team whose account ends: who is left leads it, if nobody else does. */
export async function leaveForGood(db: Queryable, userId: number): Promise<void> {
  const leaving = await lockTeamOf(db, userId)
  if (!leaving) return
  const others = (await membersOf(db, leaving.teamId)).filter((member) => member.userId !== userId)
  const [first] = others
  if (first && !others.some(({ isOwner }) => isOwner)) {
    await db.update(jobTeamMembers).set({ isOwner: true }).where(eq(jobTeamMembers.userId, first.userId))
  }
  await takeOut(db, leaving, others)
}

async function takeOut(
  db: Queryable,
  { userId, teamId }: JobTeamMemberRow,
  others: readonly JobTeamMemberRow[],
): Promise<void> {
  const heir = others.find(({ isOwner }) => isOwner) ?? others[0]
  if (!heir) {
    await db.delete(jobTeams).where(eq(jobTeams.id, teamId))
    return
  }
  // First: an ad that they are just making is handed over, too (`heldTeamId`).
  await db.delete(jobTeamMembers).where(eq(jobTeamMembers.userId, userId))
  await db
    .update(jobs)
    .set({ ownerId: heir.userId })
    .where(and(eq(jobs.teamId, teamId), eq(jobs.ownerId, userId)))
  await db
    .delete(jobTeamInvitations)
    .where(and(eq(jobTeamInvitations.teamId, teamId), eq(jobTeamInvitations.invitedBy, userId)))
  await db.delete(jobApiKeys).where(and(eq(jobApiKeys.teamId, teamId), eq(jobApiKeys.createdBy, userId)))
}
