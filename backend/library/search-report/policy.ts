import { isStaff, type Right } from '@/backend/platform/access/roles'

/** Staff may read the report on searches. */
export const mayReadSearchReport: Right = isStaff
