import { isEditor, type Right } from '@/backend/platform/access/roles'

/** Editors read and write the modules of working copies. */
export const mayEditModules: Right = isEditor
