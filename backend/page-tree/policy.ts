import { isEditor, type Right } from '../access/roles'

/** Editors see the whole tree and change it. */
export const mayEditTree: Right = isEditor
