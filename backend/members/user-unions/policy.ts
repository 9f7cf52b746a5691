import { isOffice, isUser, type Right } from '@/backend/platform/access/roles'

/**
 * May read unions (groups, governing bodies and committees). The queries return only those that the
 * user belongs to.
 */
export const mayReadOwnUnions: Right = isUser

/** May manage the unions of all users. */
export const mayManageUnions: Right = isOffice
