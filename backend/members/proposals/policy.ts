import { isUser, type Right } from '@/backend/platform/access/roles'
import { mayKeepOrganizations } from '../organizations/policy'

/** May propose changes; the handlers check that the user is a delegate of the organization. */
export const mayProposeChanges: Right = isUser

/** May decide on proposals. */
export const mayDecideOnProposals: Right = mayKeepOrganizations
