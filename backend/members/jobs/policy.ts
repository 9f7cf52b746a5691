import { isAdvertiser, isOffice, isStaff, type Right } from '@/backend/platform/access/roles'

/** May have ads. */
export const mayAdvertise: Right = isAdvertiser

/** May block ads of others. */
export const mayBlockJobs: Right = isStaff

/** May request a withdrawal; the handler checks whose ad it is. */
export const mayWithdrawJobs: Right = (user) => mayAdvertise(user) || mayBlockJobs(user)

/** May moderate the ads of others. */
export const mayModerateJobs: Right = isOffice
