import { isEditor, isStaff, type Right } from '@/backend/platform/access/roles'

/** May arrange menus and the footer. */
export const mayArrangeMenus: Right = isEditor

/** May see the link to the administration. */
export const maySeeAdministration: Right = isStaff
