import { isEditor, type Right } from '../access/roles'

/** Editors read and write the modules of working copies. */
export const mayEditModules: Right = isEditor
