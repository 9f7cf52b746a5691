import { isEditor, type Right } from '../access/roles'

/** Whose browser gets the hint that pages are to be rendered for an editor. */
export const getsEditorHint: Right = isEditor
