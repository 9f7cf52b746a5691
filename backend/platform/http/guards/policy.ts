import { isEditor, type Right } from '../../access/roles'

/** Users whose writes require free disk space. */
export const mayAddContent: Right = isEditor
