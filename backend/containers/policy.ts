import { isEditor, type Right } from '../access/roles'

/** Editors read containers as they are being written; what is published is for everybody. */
export const mayReadDrafts: Right = isEditor
