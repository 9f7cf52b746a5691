import { isUser, type Right } from '@/backend/platform/access/roles'

/** The account area has a navigation for each user; the policies of the nouns decide its entries. */
export const mayReadAccountNavigation: Right = isUser
