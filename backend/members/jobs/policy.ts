import { isAdvertiser, isOffice, isStaff, type Right } from '@/backend/platform/access/roles'

/** May create and publish own job ads. */
export const mayAdvertise: Right = isAdvertiser

/** May block ads of others. */
export const mayBlockJobs: Right = isStaff

/** May withdraw ads. The handler checks which ads. */
export const mayWithdrawJobs: Right = (user) => mayAdvertise(user) || mayBlockJobs(user)

/** May moderate the ads of others in the administration. */
export const mayModerateJobs: Right = isOffice
