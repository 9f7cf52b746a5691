import { isUser, type Right } from '@/backend/platform/access/roles'

/** Delegates confirm the entries of their organizations; whose delegate somebody is, the calls look up. */
export const mayConfirmEntries: Right = isUser
