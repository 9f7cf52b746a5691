import { isUser, type Right } from '@/backend/platform/access/roles'

/** May confirm entries. The handlers also check that the user is a delegate of the organization. */
export const mayConfirmEntries: Right = isUser
