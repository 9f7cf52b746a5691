import { isAdmin, type Right } from '../access/roles'

/** Administrators answer who asks for their data, and delete them. */
export const mayHandlePersonalData: Right = isAdmin
