import { isEditor, type Right } from '@/backend/platform/access/roles'

/** Editors write events, and read what is not published. */
export const mayEditEvents: Right = isEditor
