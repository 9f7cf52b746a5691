import { and, eq, isNotNull, or } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { jobTeamMembers, jobTeams } from '@/backend/platform/db/schema/members/job-teams'
import type { MailData } from '@/backend/platform/db/schema/operations/mail-data'
import { enqueueMail } from '@/backend/platform/mail/outbox'

interface TeamChange extends Pick<MailData['job-team-changed'], 'change' | 'by' | 'what'> {
  /** A member who also gets the mail, without being an owner. */
  memberId?: number
}

/**
 * Notifies the owners of a team by mail of a change of access to its ads. The actor gets the mail
 * too, since an intruder may use their session.
 */
export async function notifyTeamOwners(
  db: Queryable,
  teamId: number,
  { memberId, ...data }: TeamChange,
): Promise<void> {
  const isReader = or(
    eq(jobTeamMembers.isOwner, true),
    memberId === undefined ? undefined : eq(users.id, memberId),
  )
  const readers = await db
    .select({ user: users, team: jobTeams.name })
    .from(jobTeamMembers)
    .innerJoin(users, eq(users.id, jobTeamMembers.userId))
    .innerJoin(jobTeams, eq(jobTeams.id, jobTeamMembers.teamId))
    .where(
      and(
        eq(jobTeamMembers.teamId, teamId),
        eq(users.isActive, true),
        isNotNull(users.emailVerifiedAt),
        isReader,
      ),
    )
    .orderBy(users.id)
  for (const { user, team } of readers) {
    await enqueueMail(db, {
      to: user.email,
      locale: user.language,
      template: 'job-team-changed',
      data: { name: fullName(user), team, ...data },
    })
  }
}
