import { isEditor, type Right } from '@/backend/platform/access/roles'

/**
 * May edit and list selections. `loadSelectionAudience` determines the readers of one selection.
 */
export const mayEditSelections: Right = isEditor
