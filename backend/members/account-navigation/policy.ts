import { isUser, type Right } from '@/backend/platform/access/roles'

/** May read the navigation of the account area; the policies of the entries decide its content. */
export const mayReadAccountNavigation: Right = isUser
