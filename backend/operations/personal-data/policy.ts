import { isAdmin, type Right } from '@/backend/platform/access/roles'

/** Administrators answer who asks for their data, and delete them. */
export const mayHandlePersonalData: Right = isAdmin
