import { isEditor, type Right } from '../../access/roles'

/** Users whose writes add content, for which there must be free disk space. */
export const mayAddContent: Right = isEditor
