import { isStaff, type Right } from '@/backend/platform/access/roles'

/** May write issues of the newsletter and send them. */
export const mayManageIssues: Right = isStaff

/** May read press releases and send them to the press list. */
export const maySendReleases: Right = isStaff
