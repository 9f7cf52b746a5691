import { isEditor, type Right } from '@/backend/platform/access/roles'

/** May edit events and read unpublished ones. */
export const mayEditEvents: Right = isEditor
