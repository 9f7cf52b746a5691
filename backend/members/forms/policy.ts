import { isStaff, type Right } from '@/backend/platform/access/roles'

/** Those who run the site read, export and delete what visitors answered. */
export const mayReadAnswers: Right = isStaff
