import { isEditor, type Right } from '@/backend/platform/access/roles'

/** Editors keep blocks, and use what any of them has kept. */
export const maySaveBlocks: Right = isEditor
