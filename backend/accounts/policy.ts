import { eq, inArray } from 'drizzle-orm'
import { isAdmin, isEditor, isStaff, isUser, type Right } from '@/backend/platform/access/roles'
import { users } from '@/backend/platform/db/schema/accounts/users'

/** Users change their own address and password and end their own sessions. */
export const mayManageLogin: Right = isUser

/** Users whose browser gets the hint to render pages for an editor. */
export const getsEditorHint: Right = isEditor

/** Users whose browser gets the hint to link pages to the administration. */
export const getsOfficeHint: Right = isStaff

/** SQL condition: the user has no rights over the site, so sessions do not expire when idle. */
export const mayStayIdle = eq(users.role, 'user')

/** Users who need a second factor if the settings require one. */
export const needsFactor: Right = isStaff

/** The office and administrators activate accounts. */
export const mayActivateAccounts = inArray(users.role, ['office', 'admin'])

/** Administrators read the security log. */
export const mayReadAuditLog: Right = isAdmin
