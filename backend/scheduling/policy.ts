import { type SQL, sql } from 'drizzle-orm'
import { isEditor, isOffice, isStaff, type Right } from '../access/roles'
import { users } from '../db/schema/users'

/** Those who run the site see what is planned. */
export const maySeeSchedule: Right = isStaff

/** Who plans pages of a content type: editors all, the office those of the directory. */
export function mayPlan(contentType: string): Right {
  return (user) => isEditor(user) || (contentType === 'organization' && isOffice(user))
}

/** The roles of those who may plan pages of a content type. */
export function rolesThatMayPlan(contentType: string) {
  return users.role.enumValues.filter((role) => mayPlan(contentType)({ role, group: null }))
}

/** The condition that a row `planner` of the users may plan pages of a content type. */
function isPlannerOf(contentType: SQL): SQL {
  const rolesFor = (type: string) => sql.param(rolesThatMayPlan(type))
  return sql`(planner.is_active AND planner.role = ANY (
    CASE ${contentType} WHEN 'organization' THEN ${rolesFor('organization')}::text[] ELSE ${rolesFor('page')}::text[] END
  ))`
}

/**
 * The condition that a row `planned` of the schedules has a publication whose planner may not publish that page any more: the
 * account is deactivated or deleted, or has lost the role. It waits for somebody who may.
 */
export const isUnconfirmed = sql`(
  planned.publish_at IS NOT NULL AND planned.has_planner AND NOT EXISTS (
    SELECT FROM users AS planner JOIN pages AS of ON of.id = planned.page_id
    WHERE planner.id = planned.planned_by AND ${isPlannerOf(sql`of.content_type`)}
  )
)`
