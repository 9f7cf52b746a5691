import { isEditor, type Right } from '@/backend/platform/access/roles'

/** May edit and list selections; for reading one by slug see `selectionAudience`. */
export const mayEditSelections: Right = isEditor
