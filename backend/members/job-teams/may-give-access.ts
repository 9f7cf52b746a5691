import { and, eq, inArray } from 'drizzle-orm'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { jobTeamMembers } from '@/backend/platform/db/schema/members/job-teams'

/**
 * The condition of a row of a member and their account: whether they may give access to the team
 * now. Keys and invitations are good only as long as this holds for who made them.
 */
export const mayGiveAccess = () =>
  and(
    eq(jobTeamMembers.isOwner, true),
    eq(users.isActive, true),
    inArray(users.group, ['Jobbörse', 'Mitglied + Jobbörse']),
  )
