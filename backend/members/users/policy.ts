import { isAdmin, isEditor, isOffice, isStaff, isUser, type Right } from '@/backend/platform/access/roles'

/** May read, change and delete the user's own account. */
export const mayManageAccount: Right = isUser

/** May see the links for editors. The handlers of the linked pages check the rights. */
export const maySeeEditorLinks: Right = isEditor

/**
 * May see the link to the administration. The rights of the record types determine which sections
 * are listed.
 */
export const maySeeAdministration: Right = isStaff

/** May activate and deactivate accounts, and assign groups. */
export const mayManageUsers: Right = isOffice

/** May assign roles, and change the accounts of staff. */
export const mayManageStaff: Right = isAdmin

/** May see the link to the style guide. */
export const maySeeStyleguide: Right = isAdmin
