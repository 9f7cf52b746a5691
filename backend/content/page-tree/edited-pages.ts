import type { EditedPages } from '@/backend/platform/administration/last-edited'
import { mayEditTree } from './policy'
import { listRecentChanges } from './recent-changes'

/** The last changed pages, for the start page of the administration. */
export const editedPages: EditedPages = { may: mayEditTree, list: listRecentChanges }
