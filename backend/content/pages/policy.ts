import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Audience } from '@/backend/platform/access/audience'
import { isEditor, isOffice, type Right } from '@/backend/platform/access/roles'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { isMembersPath } from '@/lib/contract/accounts/account-area'

/**
 * May edit pages and read working copies, versions and offline pages (spec §4). The audience of a
 * page decides about other readers.
 */
export const mayEditPages: Right = isEditor

/**
 * The minimum audience of a path. The members' area requires a login, so that others cannot find
 * out which pages exist.
 */
export function toPathAudience(path: string): Audience {
  return isMembersPath(path) ? [] : null
}

/** The requested variant of a page; without one, the published page. */
export interface DraftQuery {
  version_id?: string | undefined
  draft?: string | undefined
  /** A time; requests the version that is scheduled to be online then. */
  on?: string | undefined
}

/** Returns true if the requested variant is for editors only. */
export function isForEditors({ version_id, draft, on }: DraftQuery): boolean {
  return version_id !== undefined || draft !== undefined || on !== undefined
}

/** May schedule pages of a content type: editors, and the office for organizations. */
export function mayPlan(contentType: string): Right {
  return (user) => isEditor(user) || (contentType === 'organization' && isOffice(user))
}

/** The roles that may schedule pages of a content type. */
function rolesThatMayPlan(contentType: string) {
  return users.role.enumValues.filter((role) => mayPlan(contentType)({ role, group: null }))
}

/** The same as a condition on the table of users. */
export function whereMayPlan(contentType: string): SQL {
  return inArray(users.role, rolesThatMayPlan(contentType))
}

/** The same as a condition on a row `planner` of the users. */
function isPlanner(contentType: SQL): SQL {
  const rolesFor = (type: string) => sql.param(rolesThatMayPlan(type))
  return sql`(planner.is_active AND planner.role = ANY (
    CASE ${contentType} WHEN 'organization' THEN ${rolesFor('organization')}::text[] ELSE ${rolesFor('page')}::text[] END
  ))`
}

/**
 * SQL condition on a row `schedule`: its planner may no longer publish the page, because the
 * account is inactive, deleted or without the role. A permitted user must confirm the publication.
 */
export const isUnconfirmed = sql`(
  schedule.publish_at IS NOT NULL AND schedule.has_planner AND NOT EXISTS (
    SELECT FROM users AS planner JOIN pages AS page ON page.id = schedule.page_id
    WHERE planner.id = schedule.planned_by AND ${isPlanner(sql`page.content_type`)}
  )
)`
