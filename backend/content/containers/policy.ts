import { isEditor, type Right } from '@/backend/platform/access/roles'

/** May read working copies of containers; published ones are public. */
export const mayReadDrafts: Right = isEditor
