import { isOffice, type Right } from '@/backend/platform/access/roles'

/** May read and delete subscribers of the mailing lists. */
export const mayManageSubscribers: Right = isOffice
