import { isStaff, type Right } from '@/backend/platform/access/roles'

export const maySeeSchedule: Right = isStaff
