import { and, asc, eq, or } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { jobTeamMembers } from '@/backend/platform/db/schema/members/job-teams'
import type { JobRow } from '@/backend/platform/db/schema/members/jobs'
import type { Locale } from '@/lib/contract/common/locale'
import { mayAdvertise } from './policy'

/** A recipient of mails about an ad. */
export interface JobOwner {
  id: number
  name: string
  email: string
  language: Locale
}

/**
 * Lists the recipients of mails about an ad: its owner and the owners of its team, if they may log
 * in and advertise. Other members of the team get no mail.
 */
export async function listOwners(
  db: Queryable,
  { ownerId, teamId }: Pick<JobRow, 'ownerId' | 'teamId'>,
): Promise<JobOwner[]> {
  const isTeamOwner =
    teamId === null ? undefined : and(eq(jobTeamMembers.teamId, teamId), eq(jobTeamMembers.isOwner, true))
  const rows = await db
    .select({ user: users })
    .from(users)
    .leftJoin(jobTeamMembers, eq(jobTeamMembers.userId, users.id))
    .where(and(eq(users.isActive, true), or(eq(users.id, ownerId), isTeamOwner)))
    .orderBy(asc(users.id))
  return rows
    .filter(({ user }) => user.emailVerifiedAt !== null && mayAdvertise(user))
    .map(({ user: { id, firstName, lastName, email, language } }) => {
      return { id, name: `${firstName} ${lastName}`.trim(), email, language }
    })
}
