import { and, eq, isNotNull, or } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { jobTeamMembers, jobTeams } from '@/backend/platform/db/schema/members/job-teams'
import type { MailData, NamedAccounts } from '@/backend/platform/db/schema/operations/mail-data'
import { enqueueMail } from '@/backend/platform/mail/outbox'

interface TeamChange extends NamedAccounts, Pick<MailData['job-team-changed'], 'change' | 'by' | 'what'> {
  /** A member who also gets the mail, owner or not. */
  memberId?: number
}

/**
 * Tells the owners of a team by mail who has gained or lost access to its ads. The author of the
 * change gets the mail too, because an intruder may have used their session.
 */
export async function notifyTeamOwners(
  db: Queryable,
  teamId: number,
  { memberId, namedAccounts, ...data }: TeamChange,
): Promise<void> {
  const isRecipient = or(eq(jobTeamMembers.isOwner, true), memberId === undefined ? undefined : eq(users.id, memberId))
  const recipients = await db
    .select({ user: users, team: jobTeams.name })
    .from(jobTeamMembers)
    .innerJoin(users, eq(users.id, jobTeamMembers.userId))
    .innerJoin(jobTeams, eq(jobTeams.id, jobTeamMembers.teamId))
    .where(
      and(eq(jobTeamMembers.teamId, teamId), eq(users.isActive, true), isNotNull(users.emailVerifiedAt), isRecipient),
    )
    .orderBy(users.id)
  for (const { user, team } of recipients) {
    await enqueueMail(db, {
      to: user.email,
      locale: user.language,
      template: 'job-team-changed',
      namedAccounts,
      data: { name: fullName(user), team, ...data },
    })
  }
}
