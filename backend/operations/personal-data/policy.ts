import { isAdmin, type Right } from '@/backend/platform/access/roles'

/** May export and delete all data of a person, at the request of this person. */
export const mayHandlePersonalData: Right = isAdmin
