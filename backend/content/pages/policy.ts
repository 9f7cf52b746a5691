import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Audience } from '@/backend/platform/access/audience'
import { isEditor, isOffice, isStaff, type Right } from '@/backend/platform/access/roles'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { isMembersPath } from '@/lib/contract/accounts/account-area'

/**
 * May edit pages and read working copies, versions and offline pages (spec §4). The audience of a
 * published page determines which other users may read it.
 */
export const mayEditPages: Right = isEditor

/**
 * Returns the audience that the path alone requires: all users for the members' area, so that other
 * visitors cannot find out which pages exist, and everybody elsewhere.
 */
export function toPathAudience(path: string): Audience {
  return isMembersPath(path) ? [] : null
}

/** The query for a variant of a page. Without these fields, it requests the published page. */
export interface DraftQuery {
  version_id?: string | undefined
  draft?: string | undefined
  /** A time. Requests the version that will be online then according to the schedule. */
  on?: string | undefined
}

/** Returns true if only editors may read the requested variant. */
export function isForEditors({ version_id, draft, on }: DraftQuery): boolean {
  return version_id !== undefined || draft !== undefined || on !== undefined
}

/** May schedule pages of a content type: editors, and the office for organizations. */
export function maySchedule(contentType: string): Right {
  return (user) => isEditor(user) || (contentType === 'organization' && isOffice(user))
}

/** May share drafts of a content type: staff for press releases, otherwise those who schedule. */
export function mayShare(contentType: string): Right {
  return contentType === 'press_release' ? isStaff : maySchedule(contentType)
}

function listSchedulingRoles(contentType: string) {
  return users.role.enumValues.filter((role) => maySchedule(contentType)({ role, group: null }))
}

/** The right to schedule as an SQL condition on the table `users`. */
export function mayScheduleCondition(contentType: string): SQL {
  return inArray(users.role, listSchedulingRoles(contentType))
}

/** The right to schedule as an SQL condition on `planner`, a row of the table `users`. */
function plannerMayScheduleCondition(contentType: SQL): SQL {
  const toRolesParameter = (type: string) => sql.param(listSchedulingRoles(type))
  return sql`(planner.is_active AND planner.role = ANY (
    CASE ${contentType} WHEN 'organization' THEN ${toRolesParameter('organization')}::text[] ELSE ${toRolesParameter('page')}::text[] END
  ))`
}

/**
 * SQL condition on `schedule`, a row of the table `schedules`. It is true if the user who scheduled
 * the publication may no longer publish the page: the account is inactive, deleted or without the
 * role, or `endGrants` cleared the planner. Another user must then confirm the publication.
 */
export const scheduleNeedsConfirmation = sql`(
  schedule.publish_at IS NOT NULL AND schedule.has_planner AND NOT EXISTS (
    SELECT FROM users AS planner JOIN pages AS page ON page.id = schedule.page_id
    WHERE planner.id = schedule.planned_by AND ${plannerMayScheduleCondition(sql`page.content_type`)}
  )
)`
