import { isAdmin, type Right } from '@/backend/platform/access/roles'

/** Administrators see the checklist of a new site and may send test mails to themselves. */
export const mayKeepChecklist: Right = isAdmin
