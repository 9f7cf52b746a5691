import { isEditor, type Right } from '../access/roles'

/** Editors read what visitors search for. */
export const mayReadSearchReport: Right = isEditor
