import { isStaff, type Right } from '@/backend/platform/access/roles'

/** Those who run the site read what visitors search for. */
export const mayReadSearchReport: Right = isStaff
