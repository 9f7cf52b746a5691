import { isStaff, type Right } from '@/backend/platform/access/roles'

/** May read, export and delete answers to forms. */
export const mayReadAnswers: Right = isStaff
