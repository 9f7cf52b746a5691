import { isEditor, type Right } from '@/backend/platform/access/roles'

/** Editors see the whole tree and change it. */
export const mayEditTree: Right = isEditor
