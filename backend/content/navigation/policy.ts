import { isEditor, isStaff, type Right } from '@/backend/platform/access/roles'

/** Editors arrange menus and the footer. */
export const mayKeepMenus: Right = isEditor

/** Who runs the site is led into the administration. */
export const seesAdministration: Right = isStaff
