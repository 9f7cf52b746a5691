import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { recordSecurityEvent } from '@/backend/accounts/audit/audit'
import { notifyTeamOwners } from '@/backend/accounts/grants/notify-team-owners'
import { listTeamMembers } from '@/backend/accounts/grants/team-owners'
import { isSecret, toSha256 } from '@/backend/accounts/secrets/secret'
import { findFullName } from '@/backend/platform/access/full-names'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { jobTeamInvitations, jobTeamMembers, jobTeams } from '@/backend/platform/db/schema/members/job-teams'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { ConflictError, InvalidFieldsError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { JobTeamOffer } from '@/lib/contract/jobs/job-teams'
import { toBerlinIso } from '@/lib/datetime'
import { mayGiveAccess } from './may-give-access'
import { findMembership, transferJobs } from './membership'
import { teamMessage } from './messages'

const maxMembers = 50

interface InvitationCaller {
  userId: number
  locale: Locale
  now: Date
}

/**
 * Returns the team of an invitation key, with the data that the user needs to decide.
 * @throws InvalidFieldsError for a wrong, used, withdrawn or expired key
 */
export async function readOffer(db: Queryable, key: string, caller: InvitationCaller): Promise<JobTeamOffer> {
  const { invitation, team } = await requireInvitation(db, key, caller)
  const [ownJobs] = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(jobs)
    .where(and(eq(jobs.ownerId, caller.userId), isNull(jobs.teamId)))
  return {
    team: team.name,
    invited_by: (await findFullName(db, invitation.invitedBy)) ?? '',
    expires_at: toBerlinIso(invitation.expiresAt),
    own_jobs: ownJobs?.count ?? 0,
    has_team: (await findMembership(db, caller.userId)) !== null,
  }
}

/**
 * Adds a user to the team of an invitation key, and consumes the key. The invitation may have been
 * sent to another address than that of the account.
 * @throws InvalidFieldsError; ConflictError if the team is full or the user already has a team
 */
export async function joinTeam(
  db: Pick<Database, 'transaction'>,
  { key, shouldBringJobs }: { key: string; shouldBringJobs: boolean },
  caller: InvitationCaller,
): Promise<void> {
  const { userId, now } = caller
  await db.transaction(async (transaction) => {
    const { invitation, team } = await requireInvitation(transaction, key, caller)
    await transaction.select().from(jobTeams).where(eq(jobTeams.id, team.id)).for('update')
    const deletedRows = await transaction
      .delete(jobTeamInvitations)
      .where(eq(jobTeamInvitations.keyHash, invitation.keyHash))
      .returning({ id: jobTeamInvitations.id })
    if (deletedRows.length === 0) throw createKeyError(caller.locale)
    if ((await listTeamMembers(transaction, team.id)).length >= maxMembers) throw new ConflictError('jobTeamFull')
    const joinedRows = await transaction
      .insert(jobTeamMembers)
      .values({ userId, teamId: team.id, joinedAt: now })
      .onConflictDoNothing()
      .returning()
    if (joinedRows.length === 0) throw new ConflictError('inJobTeam')
    if (shouldBringJobs) await transferJobs(transaction, userId, team.id)
    const parties = { userId, actor: { userId }, object: `#${team.id}` }
    await recordSecurityEvent(transaction, { event: 'team-joined', ...parties, now })
    const inviterName = await findFullName(transaction, invitation.invitedBy)
    const userName = await findFullName(transaction, userId)
    await notifyTeamOwners(transaction, team.id, {
      change: 'joined',
      by: inviterName ?? '',
      what: userName ?? '',
      namedAccounts: [invitation.invitedBy, userId].filter((id) => id !== null),
    })
  })
}

async function requireInvitation(db: Queryable, key: string, { locale, now }: InvitationCaller) {
  if (!isSecret(key)) throw createKeyError(locale)
  const [match] = await db
    .select({ invitation: jobTeamInvitations, team: jobTeams })
    .from(jobTeamInvitations)
    .innerJoin(jobTeams, eq(jobTeams.id, jobTeamInvitations.teamId))
    .innerJoin(users, eq(users.id, jobTeamInvitations.invitedBy))
    .innerJoin(jobTeamMembers, and(eq(jobTeamMembers.userId, users.id), eq(jobTeamMembers.teamId, jobTeams.id)))
    .where(and(eq(jobTeamInvitations.keyHash, toSha256(key)), gt(jobTeamInvitations.expiresAt, now), mayGiveAccess()))
  if (!match) throw createKeyError(locale)
  return match
}

const createKeyError = (locale: Locale) => new InvalidFieldsError({ key: [teamMessage(locale, 'key')] })
