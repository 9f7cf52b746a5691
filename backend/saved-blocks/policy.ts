import { isEditor, type Right } from '../access/roles'

/** Editors keep blocks, and use what any of them has kept. */
export const maySaveBlocks: Right = isEditor
