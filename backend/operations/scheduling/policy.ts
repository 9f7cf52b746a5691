import { isStaff, type Right } from '@/backend/platform/access/roles'

/** May see the schedule. */
export const maySeeSchedule: Right = isStaff
