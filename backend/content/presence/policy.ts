import { isEditor, type Right } from '@/backend/platform/access/roles'

/** Editors see who else is on a page and what changes there. */
export const mayWatchPages: Right = isEditor
