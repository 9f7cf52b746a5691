import { and, eq, inArray } from 'drizzle-orm'
import { isAdmin, isAdvertiser, isEditor, isStaff, isUser, type Right } from '@/backend/platform/access/roles'
import { users } from '@/backend/platform/db/schema/accounts/users'

/** Users may change their own address and password and end their own sessions. */
export const mayManageLogin: Right = isUser

/** Editors get a cookie that makes the site render pages with links to the page editor. */
export const getsEditorHint: Right = isEditor

/** Staff get a cookie that makes the site render pages with a link to the administration. */
export const getsOfficeHint: Right = isStaff

/**
 * SQL condition: the user has only the rights of a normal user, so an idle session does not expire.
 */
export const mayStayIdle = eq(users.role, 'user')

/** Staff need a second factor if the settings of the site require one. */
export const needsFactor: Right = isStaff

/** SQL condition: the user may activate accounts, as the office and administrators may. */
export const mayActivateAccounts = inArray(users.role, ['office', 'admin'])

/** Owners of a team need the right to its ads. */
export const mayOwnTeams: Right = isAdvertiser

/** Only administrators give roles, so one must remain. */
export const mayGiveRoles: Right = isAdmin

/** SQL condition: the user is an administrator who may log in. */
export const isActiveAdmin = and(eq(users.role, 'admin'), eq(users.isActive, true))

/** Administrators may read the security log. */
export const mayReadAuditLog: Right = isAdmin
