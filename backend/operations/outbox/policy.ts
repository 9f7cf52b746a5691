import { isOffice, type Right } from '@/backend/platform/access/roles'

/** May see waiting and failed mails, without their texts, and retry them. */
export const mayWatchOutbox: Right = isOffice
