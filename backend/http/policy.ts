import { isEditor, type Right } from '../access/roles'

/** Whose writes add content, for which there has to be room. */
export const mayAddContent: Right = isEditor
