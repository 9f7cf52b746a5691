import { isUser, type Right } from '@/backend/platform/access/roles'
import { mayKeepOrganizations } from '../organizations/policy'

/** Whoever the office named a delegate proposes changes; whose delegate that is, the calls look up. */
export const mayProposeChanges: Right = isUser

/** Who keeps the entries decides on what is proposed for them. */
export const mayDecideOnProposals: Right = mayKeepOrganizations
