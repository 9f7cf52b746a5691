import { isEditor, type Right } from '@/backend/platform/access/roles'

/** May read and change the page tree. */
export const mayEditTree: Right = isEditor
