import { isEditor, type Right } from '../access/roles'

/** Who has ads of their own: the groups of the job board (spec §6). */
export const mayAdvertise: Right = ({ group }) => group === 'Jobbörse' || group === 'Mitglied + Jobbörse'

/** Who takes back ads of others. */
export const mayBlockJobs: Right = isEditor

/** Who may ask for an ad to be taken back: whether it is theirs is asked later. */
export const mayWithdrawJobs: Right = (user) => mayAdvertise(user) || mayBlockJobs(user)
