import { isEditor, type Right } from '@/backend/platform/access/roles'

/** May save templates and use those of all editors. */
export const maySaveBlocks: Right = isEditor
