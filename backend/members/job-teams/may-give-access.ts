import { and, eq, inArray } from 'drizzle-orm'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { jobTeamMembers } from '@/backend/platform/db/schema/members/job-teams'

/**
 * The condition that a member may give access to the team now. Keys and invitations are valid only
 * while it holds for their creator.
 */
export const mayGiveAccess = () =>
  and(
    eq(jobTeamMembers.isOwner, true),
    eq(users.isActive, true),
    inArray(users.group, ['Jobbörse', 'Mitglied + Jobbörse']),
  )
