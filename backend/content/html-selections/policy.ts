import { isEditor, type Right } from '@/backend/platform/access/roles'

/** May edit and list selections. `loadSelectionAudience` returns the readers of one selection. */
export const mayEditSelections: Right = isEditor
