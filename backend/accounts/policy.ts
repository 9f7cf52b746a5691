import { eq, inArray } from 'drizzle-orm'
import { isAdmin, isEditor, isStaff, isUser, type Right } from '@/backend/platform/access/roles'
import { users } from '@/backend/platform/db/schema/accounts/users'

/** Users change their own address and password and end their own sessions. */
export const mayManageLogin: Right = isUser

/** Whose browser gets the hint that pages are to be rendered for an editor. */
export const getsEditorHint: Right = isEditor

/** Whose browser gets the hint that pages lead into the administration. */
export const getsOfficeHint: Right = isStaff

/** Users whose sessions do not expire when idle: those without rights over the site. */
export const mayStayIdle = eq(users.role, 'user')

/** Who has to have a second factor, where the settings ask for one. */
export const needsFactor: Right = isStaff

/** The office and administrators activate accounts. */
export const mayActivateAccounts = inArray(users.role, ['office', 'admin'])

/** Administrators read the security log. */
export const mayReadAuditLog: Right = isAdmin
