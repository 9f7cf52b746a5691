import { isStaff, type Right } from '@/backend/platform/access/roles'

/** Staff may read the searches of visitors. */
export const mayReadSearchReport: Right = isStaff
