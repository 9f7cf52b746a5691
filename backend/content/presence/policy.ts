import { isEditor, type Right } from '@/backend/platform/access/roles'

/** May see which other editors have a page open, and receive its changes. */
export const mayWatchPages: Right = isEditor
