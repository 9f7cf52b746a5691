import { isOffice, type Right } from '@/backend/platform/access/roles'

/** May see and retry waiting and failed mails, without their texts. */
export const mayWatchOutbox: Right = isOffice
