import { isAdmin, isEditor, isOffice, isStaff, isUser, type Right } from '@/backend/platform/access/roles'

/** Users read, change and delete their own account. */
export const mayManageAccount: Right = isUser

/** Who is shown what editors work with; the rights themselves are asked for by each call. */
export const isShownEditing: Right = isEditor

/** Who is led into the administration; which part of it somebody sees, the types say. */
export const isShownAdministration: Right = isStaff

/** The office and administrators open and close accounts, and give groups. */
export const mayManageUsers: Right = isOffice

/** Administrators give roles, and change the accounts of those who have one. */
export const mayManageStaff: Right = isAdmin

/** Who is led to the style guide. */
export const isShownStyleguide: Right = isAdmin
