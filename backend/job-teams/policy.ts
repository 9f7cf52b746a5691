import { isAdvertiser, type Right } from '../access/roles'

/** Who keeps job ads together with others. */
export const mayJoinTeams: Right = isAdvertiser
