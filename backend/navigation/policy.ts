import { isEditor, isStaff, isUser, type Right } from '../access/roles'

/** The account area has a navigation for each user; what is in it, the nouns' own policies say. */
export const mayReadAccountNavigation: Right = isUser

/** Editors arrange menus and the footer. */
export const mayKeepMenus: Right = isEditor

/** Who runs the site is led into the administration. */
export const seesAdministration: Right = isStaff
