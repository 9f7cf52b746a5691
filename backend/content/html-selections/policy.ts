import { isEditor, type Right } from '@/backend/platform/access/roles'

/**
 * May edit and list selections. `loadSelectionAudience` determines who may read one by its slug.
 */
export const mayEditSelections: Right = isEditor
