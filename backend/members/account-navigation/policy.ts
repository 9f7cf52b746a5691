import { isUser, type Right } from '@/backend/platform/access/roles'

/** May read the navigation of the account area. Its entries are those that the user may open. */
export const mayReadAccountNavigation: Right = isUser
