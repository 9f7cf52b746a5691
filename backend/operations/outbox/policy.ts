import { isOffice, type Right } from '@/backend/platform/access/roles'

/** The office reads which mails wait or failed, and has them tried again; what they say nobody reads. */
export const mayWatchOutbox: Right = isOffice
