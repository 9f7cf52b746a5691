import { isAdmin, isAdvertiser, type Right } from '@/backend/platform/access/roles'

/** Who keeps job ads together with others. */
export const mayJoinTeams: Right = isAdvertiser

/** Administrators see which programs act for teams, and end their keys. */
export const mayEndKeys: Right = isAdmin
