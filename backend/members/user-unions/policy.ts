import { isOffice, isUser, type Right } from '@/backend/platform/access/roles'

/** May read unions; the queries return only those of the user. */
export const mayReadOwnUnions: Right = isUser

/** May manage all unions. */
export const mayKeepUnions: Right = isOffice
