import { isStaff, type Right } from '@/backend/platform/access/roles'

/** May share some drafts. The right to a draft depends on its kind (`PreviewTarget`). */
export const mayShareDrafts: Right = isStaff
