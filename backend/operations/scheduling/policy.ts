import { isStaff, type Right } from '@/backend/platform/access/roles'

/** Staff may see the schedule. */
export const maySeeSchedule: Right = isStaff
