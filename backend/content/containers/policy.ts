import { isEditor, type Right } from '@/backend/platform/access/roles'

/** Editors read containers as they are being written; what is published is for everybody. */
export const mayReadDrafts: Right = isEditor
