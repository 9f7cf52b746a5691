import { isAdmin, isAdvertiser, type Right } from '@/backend/platform/access/roles'

/** May share job ads in a team. */
export const mayJoinTeams: Right = isAdvertiser

/** May list and revoke the API keys of all teams. */
export const mayRevokeKeys: Right = isAdmin
