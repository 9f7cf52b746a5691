import { isAdmin, type Right } from '@/backend/platform/access/roles'

/** Administrators may edit the settings of the site and switch the site off. */
export const mayManageSettings: Right = isAdmin
