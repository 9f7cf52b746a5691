import { isAdvertiser, isOffice, isStaff, type Right } from '@/backend/platform/access/roles'

/** Who has ads of their own. */
export const mayAdvertise: Right = isAdvertiser

/** Who takes back ads of others. */
export const mayBlockJobs: Right = isStaff

/** Who may ask for an ad to be taken back: whether it is theirs is asked later. */
export const mayWithdrawJobs: Right = (user) => mayAdvertise(user) || mayBlockJobs(user)

/** The office looks after the ads of others. */
export const mayModerateJobs: Right = isOffice
