import { isOffice, type Right } from '@/backend/platform/access/roles'

/** The office keeps what the fields of job ads offer. */
export const mayKeepJobLookups: Right = isOffice
