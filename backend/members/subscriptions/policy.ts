import { isOffice, type Right } from '@/backend/platform/access/roles'

/** The office reads who is on the mailing lists, and takes addresses off them. */
export const mayKeepSubscribers: Right = isOffice
