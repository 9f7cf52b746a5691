import { isAdmin, type Right } from '@/backend/platform/access/roles'

/** May export and delete the data of a person, at the person's request. */
export const mayHandlePersonalData: Right = isAdmin
