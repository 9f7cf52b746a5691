import { isOffice, type Right } from '@/backend/platform/access/roles'

/** The office manages the values of job ads' fields. */
export const mayManageJobLookups: Right = isOffice
