import { isEditor, type Right } from '@/backend/platform/access/roles'

/** Editors write selections and choose from all; for one by its slug see `selectionAudience`. */
export const mayEditSelections: Right = isEditor
