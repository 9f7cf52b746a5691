import { isAdmin, isAdvertiser, type Right } from '@/backend/platform/access/roles'

/** The right to share job ads in a team. */
export const mayJoinTeams: Right = isAdvertiser

/** The right to list and revoke the API keys of all teams. */
export const mayRevokeKeys: Right = isAdmin
