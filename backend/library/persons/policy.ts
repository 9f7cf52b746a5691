import { isEditor, type Right } from '@/backend/platform/access/roles'

/** Editors may edit the contact persons and their categories. */
export const mayEditPersons: Right = isEditor
