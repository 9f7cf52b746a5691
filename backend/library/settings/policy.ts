import { isAdmin, type Right } from '@/backend/platform/access/roles'

/** Administrators say who runs the site, and whether it is switched on. */
export const mayKeepSettings: Right = isAdmin
