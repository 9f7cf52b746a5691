import { isEditor, type Right } from '../../access/roles'

/** Users whose changes a nearly full disk blocks. */
export const mayAddContent: Right = isEditor
