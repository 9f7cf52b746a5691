import { isEditor, type Right } from '../../access/roles'

/** Users whose changes are rejected while the disk is nearly full. */
export const mayAddContent: Right = isEditor
