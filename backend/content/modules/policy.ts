import { isEditor, type Right } from '@/backend/platform/access/roles'

/** May read and edit the modules of working copies. */
export const mayEditModules: Right = isEditor
