import { isStaff, type Right } from '@/backend/platform/access/roles'

/** Those who run the site see what is planned. */
export const maySeeSchedule: Right = isStaff
