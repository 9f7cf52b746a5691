import { isAdmin, type Right } from '@/backend/platform/access/roles'

/** May see and change the checklist of a new site, and send test mails to the own address. */
export const mayManageChecklist: Right = isAdmin
