import { isEditor, type Right } from '../access/roles'

/** Editors read, export and delete what visitors answered. */
export const mayReadAnswers: Right = isEditor
