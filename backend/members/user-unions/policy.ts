import { isOffice, isUser, type Right } from '@/backend/platform/access/roles'

/** Users read the unions that they belong to, and no others. */
export const mayReadOwnUnions: Right = isUser

/** The office keeps all unions. */
export const mayKeepUnions: Right = isOffice
