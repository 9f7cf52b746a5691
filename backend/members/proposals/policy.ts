import { isUser, type Right } from '@/backend/platform/access/roles'
import { mayManageOrganizations } from '../organizations/policy'

/** May propose changes. The handlers also check that the user is a delegate of the organization. */
export const mayProposeChanges: Right = isUser

export const mayDecideOnProposals: Right = mayManageOrganizations
