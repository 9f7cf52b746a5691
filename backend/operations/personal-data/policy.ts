import { isAdmin, type Right } from '@/backend/platform/access/roles'

/** Administrators export and delete the data of persons on request. */
export const mayHandlePersonalData: Right = isAdmin
