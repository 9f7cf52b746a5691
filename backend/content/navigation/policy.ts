import { isEditor, isStaff, type Right } from '@/backend/platform/access/roles'

/** May arrange menus and the footer. */
export const mayKeepMenus: Right = isEditor

/** May see the link to the administration. */
export const seesAdministration: Right = isStaff
