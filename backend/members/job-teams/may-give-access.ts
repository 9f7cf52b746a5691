import { and, eq, inArray } from 'drizzle-orm'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { jobTeamMembers } from '@/backend/platform/db/schema/members/job-teams'

/**
 * Returns the condition that a member may currently give others access to the team. A key or an
 * invitation is valid only as long as its creator meets this condition.
 */
export const mayGiveAccess = () =>
  and(
    eq(jobTeamMembers.isOwner, true),
    eq(users.isActive, true),
    inArray(users.group, ['Jobbörse', 'Mitglied + Jobbörse']),
  )
