import { isAdmin, type Right } from '../access/roles'

/** Administrators say who runs the site, and whether it is switched on. */
export const mayKeepSettings: Right = isAdmin
