import { isEditor, type Right } from '@/backend/platform/access/roles'

/** May see other editors of a page and its changes. */
export const mayWatchPages: Right = isEditor
