import { and, eq, inArray } from 'drizzle-orm'
import { jobTeamMembers } from '../db/schema/job-teams'
import { users } from '../db/schema/users'

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
