import { isAdmin, type Right } from '@/backend/platform/access/roles'

/** May manage the checklist, and send test mails to the user's own address. */
export const mayManageChecklist: Right = isAdmin
