import { inArray, sql } from 'drizzle-orm'
import { isStaff, type Right } from '@/backend/platform/access/roles'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { dispatches } from '@/backend/platform/db/schema/members/newsletters'

/** May write issues of the newsletter and send them. */
export const mayManageIssues: Right = isStaff

/** May read press releases and send them to the press list. */
export const maySendReleases: Right = isStaff

const senderRoles = users.role.enumValues.filter(
  (role) => mayManageIssues({ role, group: null }) && maySendReleases({ role, group: null }),
)

/** SQL condition on the table `users`: the account may send issues and press releases. */
export const isSender = sql`(${users.isActive} AND ${inArray(users.role, senderRoles)})`

/**
 * SQL condition on the table `dispatches`. It is true for a planned dispatch if the account of its
 * planner is inactive, deleted or without the role, or `endGrants` cleared the planner. Another
 * user must then confirm it.
 */
export const dispatchNeedsConfirmation = sql<boolean>`(
  ${dispatches.state} = 'planned' AND ${dispatches.hasPlanner}
  AND NOT EXISTS (SELECT FROM ${users} WHERE ${users.id} = ${dispatches.plannedBy} AND ${isSender})
)`
