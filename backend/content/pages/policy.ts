import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Audience } from '@/backend/platform/access/audience'
import { isEditor, isOffice, type Right } from '@/backend/platform/access/roles'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { isMembersPath } from '@/lib/contract/accounts/account-area'

/**
 * Editors write pages, and read working copies, versions and offline pages (spec §4); a page's audience
 * decides who else sees it.
 */
export const mayEditPages: Right = isEditor

/** Who may ask for a path at all: those of the members' area need a login, so that others cannot find out which exist. */
export function guardOf(path: string): Audience {
  return isMembersPath(path) ? [] : null
}

/** What a reader asks for beside the published page. */
export interface Asked {
  version_id?: string | undefined
  draft?: string | undefined
  /** A time: what visitors will see then. */
  on?: string | undefined
}

/** Whether something is asked for that only editors read. */
export function asksForEditors({ version_id, draft, on }: Asked): boolean {
  return version_id !== undefined || draft !== undefined || on !== undefined
}

/** Who plans pages of a content type: editors all, the office those of the directory. */
export function mayPlan(contentType: string): Right {
  return (user) => isEditor(user) || (contentType === 'organization' && isOffice(user))
}

/** The roles of those who may plan pages of a content type. */
function rolesThatMayPlan(contentType: string) {
  return users.role.enumValues.filter((role) => mayPlan(contentType)({ role, group: null }))
}

/** Who may plan pages of a content type, as a condition on the table of users. */
export function whereMayPlan(contentType: string): SQL {
  return inArray(users.role, rolesThatMayPlan(contentType))
}

/** The condition that a row `planner` of the users may plan pages of a content type. */
function isPlannerOf(contentType: SQL): SQL {
  const rolesFor = (type: string) => sql.param(rolesThatMayPlan(type))
  return sql`(planner.is_active AND planner.role = ANY (
    CASE ${contentType} WHEN 'organization' THEN ${rolesFor('organization')}::text[] ELSE ${rolesFor('page')}::text[] END
  ))`
}

/**
 * The condition that a row `planned` of the schedules has a publication whose planner may not
 * publish that page any more: the account is deactivated or deleted, or has lost the role. It waits
 * for somebody who may.
 */
export const isUnconfirmed = sql`(
  planned.publish_at IS NOT NULL AND planned.has_planner AND NOT EXISTS (
    SELECT FROM users AS planner JOIN pages AS of ON of.id = planned.page_id
    WHERE planner.id = planned.planned_by AND ${isPlannerOf(sql`of.content_type`)}
  )
)`
