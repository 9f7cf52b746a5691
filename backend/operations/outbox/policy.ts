import { isOffice, type Right } from '@/backend/platform/access/roles'

/** The office sees waiting and failed mails, without their texts, and may retry them. */
export const mayWatchOutbox: Right = isOffice
