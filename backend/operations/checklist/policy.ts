import { isAdmin, type Right } from '@/backend/platform/access/roles'

/** Administrators see what is left to do on a new site, and have test mails sent to themselves. */
export const mayKeepChecklist: Right = isAdmin
