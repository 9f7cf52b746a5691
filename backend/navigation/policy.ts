import { isEditor, isUser, type Right } from '../access/roles'

/** The account area has a navigation for each user; what is in it, the nouns' own policies say. */
export const mayReadAccountNavigation: Right = isUser

/** Editors arrange menus and the footer. */
export const mayKeepMenus: Right = isEditor
