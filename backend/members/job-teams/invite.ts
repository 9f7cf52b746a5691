import { and, eq, gt, lt } from 'drizzle-orm'
import { recordSecurityEvent } from '@/backend/accounts/audit/audit'
import { endInvitations } from '@/backend/accounts/grants/end-grants'
import { notifyTeamOwners } from '@/backend/accounts/grants/notify-team-owners'
import { planMail } from '@/backend/accounts/limits/mail-rate-limit'
import { createSecret, toSha256 } from '@/backend/accounts/secrets/secret'
import { lockLogin } from '@/backend/accounts/sessions/lock-login'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { deleteInBatches } from '@/backend/platform/db/delete-in-batches'
import type { Login } from '@/backend/platform/db/schema/accounts/sessions'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { jobTeamInvitations, jobTeamMembers } from '@/backend/platform/db/schema/members/job-teams'
import { ConflictError, NotFoundError } from '@/backend/platform/errors'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Services } from '@/backend/platform/services'
import { lockOrCreateTeam, lockOwnTeam } from './membership'

const lifetimeMs = 14 * 24 * 3_600_000

/** The maximum number of open invitations of a team. */
const maxInvitations = 20

/**
 * Invites an address to the team of a user, also one that objects to mailing lists. The result
 * does not reveal whether the address has an account or has reached its mail limit. The mail is in
 * the language of the account with this address; without an account, in that of the inviting user.
 * @throws ForbiddenError, ConflictError, TooManyAttemptsError, UnauthorizedError if the login ended
 * meanwhile
 */
export async function inviteToTeam(
  services: Pick<Services, 'db' | 'env' | 'clock'>,
  login: Login,
  { email, client }: { email: string; client: string },
): Promise<void> {
  const { db, env, clock } = services
  const { user } = login
  const now = clock()
  const mailPlan = await planMail(services, { address: email, client })
  await db.transaction(async (transaction) => {
    await lockLogin(transaction, login)
    const team = await lockOrCreateTeam(transaction, user, now)
    const [existingMember] = await transaction
      .select({ id: users.id })
      .from(jobTeamMembers)
      .innerJoin(users, eq(users.id, jobTeamMembers.userId))
      .where(and(eq(jobTeamMembers.teamId, team.id), eq(users.email, email)))
    if (existingMember) return
    const openInvitations = await transaction
      .select({ email: jobTeamInvitations.email })
      .from(jobTeamInvitations)
      .where(and(eq(jobTeamInvitations.teamId, team.id), gt(jobTeamInvitations.expiresAt, now)))
    const isAlreadyInvited = openInvitations.some((invitation) => invitation.email === email)
    if (!isAlreadyInvited && openInvitations.length >= maxInvitations) throw new ConflictError('jobTeamFull')
    // No new mail is sent now, so the key in the former mail must stay valid.
    if (mailPlan?.dueAt !== null && isAlreadyInvited) return
    const key = createSecret()
    const inviterName = fullName(user)
    const newInvitation = {
      keyHash: toSha256(key),
      invitedBy: user.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs),
    }
    const [invitation] = await transaction
      .insert(jobTeamInvitations)
      .values({ teamId: team.id, email, ...newInvitation })
      .onConflictDoUpdate({ target: [jobTeamInvitations.teamId, jobTeamInvitations.email], set: newInvitation })
      .returning({ id: jobTeamInvitations.id })
    const parties = { userId: user.id, actor: { userId: user.id }, object: `#${invitation?.id}` }
    await recordSecurityEvent(transaction, { event: 'team-invitation-made', ...parties, now })
    const namedAccounts = [user.id]
    await notifyTeamOwners(transaction, team.id, { change: 'invited', by: inviterName, what: email, namedAccounts })
    if (!mailPlan) return
    await enqueueMail(transaction, {
      ...mailPlan,
      to: email,
      locale: (await findLanguage(transaction, email)) ?? user.language,
      template: 'job-team-invitation',
      namedAccounts,
      data: (locale) => ({
        name: '',
        team: team.name,
        invitedBy: inviterName,
        url: `${env.SITE_URL}/${locale}/account/jobs/team/${encodeURIComponent(key)}`,
      }),
    })
  })
}

async function findLanguage(db: Queryable, email: string) {
  const [user] = await db
    .select({ language: users.language })
    .from(users)
    .where(and(eq(users.email, email), eq(users.isActive, true)))
  return user?.language ?? null
}

/**
 * Withdraws an invitation, so that its key is no longer valid.
 * @throws NotFoundError, ForbiddenError
 */
export async function withdrawInvitation(
  db: Services['db'],
  userId: number,
  { invitationId, now }: { invitationId: number; now: Date },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const team = await lockOwnTeam(transaction, userId)
    const isInvitationOfTeam = and(eq(jobTeamInvitations.id, invitationId), eq(jobTeamInvitations.teamId, team.id))
    const endedCount = await endInvitations(transaction, isInvitationOfTeam, { actor: { userId }, now })
    if (endedCount === 0) throw new NotFoundError()
  })
}

export async function removeExpiredInvitations(db: Queryable, now: Date): Promise<void> {
  await deleteInBatches(db, jobTeamInvitations, lt(jobTeamInvitations.expiresAt, now))
}
