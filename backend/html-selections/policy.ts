import { isEditor, type Right } from '../access/roles'

/** Editors choose from all selections; for one by its slug see `selectionAudience`. */
export const mayListSelections: Right = isEditor
