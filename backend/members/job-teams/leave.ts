import { and, eq } from 'drizzle-orm'
import { type Actor, recordSecurityEvent } from '@/backend/accounts/audit/audit'
import { endGrants, endInvitations, endKeys } from '@/backend/accounts/grants/end-grants'
import { notifyTeamOwners } from '@/backend/accounts/grants/notify-team-owners'
import {
  ensureTeamOwner,
  listTeamMembers,
  setTeamOwner,
  type TeamMember,
  teamGrants,
} from '@/backend/accounts/grants/team-owners'
import { findFullName } from '@/backend/platform/access/full-names'
import type { Database, Queryable } from '@/backend/platform/db/client'
import {
  type JobTeamMemberRow,
  jobApiKeys,
  jobTeamInvitations,
  jobTeamMembers,
  jobTeams,
} from '@/backend/platform/db/schema/members/job-teams'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { ConflictError, ForbiddenError, NotFoundError } from '@/backend/platform/errors'
import { lockUserTeam } from './membership'

type Transactional = Pick<Database, 'transaction'>

/**
 * Removes a member from the team of a user: the user, or, for owners, any member. Notifies the
 * member and the owners. The ads stay with the team; the invitations and keys of the member end. If
 * no member remains, the team ends and the last member keeps the ads.
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
    const departingMember = members.find((member) => member.userId === memberId)
    if (!departingMember) throw new NotFoundError()
    if (memberId !== userId && !membership.isOwner) throw new ForbiddenError()
    const remainingMembers = members.filter((member) => member !== departingMember)
    const isLastManager = departingMember.isManager && !remainingMembers.some(({ isManager }) => isManager)
    if (isLastManager && remainingMembers.length > 0) throw new ConflictError('lastJobTeamOwner')
    if (remainingMembers.length > 0) await notifyOfDeparture(transaction, departingMember, userId)
    await deleteMembership(transaction, departingMember, { remainingMembers, actor: { userId }, now })
  })
}

/** Notifies a member and the owners of the team before the member leaves or is removed. */
async function notifyOfDeparture(
  db: Queryable,
  { userId, teamId }: JobTeamMemberRow,
  authorId: number,
  isNamed = true,
): Promise<void> {
  await notifyTeamOwners(db, teamId, {
    change: userId === authorId ? 'left' : 'removed',
    by: (isNamed && (await findFullName(db, authorId))) || '',
    what: (isNamed && (await findFullName(db, userId))) || '',
    memberId: userId,
    namedAccounts: isNamed ? [authorId, userId] : [],
  })
}

/**
 * Makes a member of the user's team an owner, or ends the ownership. The end of the ownership also
 * ends the invitations and keys of the member.
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
    const hasOtherManager = members.some((member) => member !== currentMember && member.isManager)
    const isFutureManager = isOwner && currentMember.canUseJobBoard
    if (!hasOtherManager && !isFutureManager) throw new ConflictError('lastJobTeamOwner')
    if (currentMember.isOwner === isOwner) return
    const change = isOwner ? 'owner' : 'member'
    await setTeamOwner(transaction, currentMember, { change, actor: { userId }, now })
  })
}

/**
 * Removes a user from the team because the account is deleted or merged. If no other owner can
 * manage the team, the first member who can use the job board becomes an owner. `report`: the mail
 * to the owners, with the name of the user or without it.
 * @returns the id of the team; null for a user without a team
 */
export async function removeFromTeam(
  db: Queryable,
  userId: number,
  { actor, now, report }: { actor: Actor; now: Date; report: 'named' | 'unnamed' | null },
): Promise<number | null> {
  const departingMember = await lockUserTeam(db, userId)
  if (!departingMember) return null
  const remainingMembers = (await listTeamMembers(db, departingMember.teamId)).filter(
    (member) => member.userId !== userId,
  )
  if (remainingMembers.length > 0) {
    // Deleted before the mails are sent, so that the deleted account gets none.
    await db.delete(jobTeamMembers).where(eq(jobTeamMembers.userId, userId))
    await ensureTeamOwner(db, departingMember.teamId, { actor, now })
    if (report) await notifyOfDeparture(db, departingMember, userId, report === 'named')
  }
  await deleteMembership(db, departingMember, { remainingMembers, actor, now })
  return departingMember.teamId
}

interface Departure {
  remainingMembers: readonly TeamMember[]
  actor: Actor
  now: Date
}

async function deleteMembership(
  db: Queryable,
  { userId, teamId }: JobTeamMemberRow,
  { remainingMembers, actor, now }: Departure,
): Promise<void> {
  await recordSecurityEvent(db, { event: 'team-left', userId, actor, now, object: `#${teamId}` })
  const successor =
    remainingMembers.find(({ isManager }) => isManager) ??
    remainingMembers.find(({ canUseJobBoard }) => canUseJobBoard) ??
    remainingMembers[0]
  if (!successor) {
    // Ended before the team is deleted, because its cascade writes no log and sends no mail.
    await endInvitations(db, eq(jobTeamInvitations.teamId, teamId), { actor, now })
    await endKeys(db, eq(jobApiKeys.teamId, teamId), { actor, now })
    await db.delete(jobTeams).where(eq(jobTeams.id, teamId))
    return
  }
  // Deleted before the ads are handed over. A concurrent request that creates an ad waits for this
  // row (`findTeamId`), so its ad is handed over as well.
  await db.delete(jobTeamMembers).where(eq(jobTeamMembers.userId, userId))
  await db
    .update(jobs)
    .set({ ownerId: successor.userId })
    .where(and(eq(jobs.teamId, teamId), eq(jobs.ownerId, userId)))
  await endGrants(db, teamGrants, { creatorId: userId, actor, now })
}
