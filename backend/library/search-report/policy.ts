import { isStaff, type Right } from '@/backend/platform/access/roles'

export const mayReadSearchReport: Right = isStaff
