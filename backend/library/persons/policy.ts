import { isEditor, type Right } from '@/backend/platform/access/roles'

/** Editors keep the contact persons and their categories. */
export const mayEditPersons: Right = isEditor
