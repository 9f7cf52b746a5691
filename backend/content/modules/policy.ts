import { isEditor, type Right } from '@/backend/platform/access/roles'

/** The right to read and edit the modules of working copies. */
export const mayEditModules: Right = isEditor
