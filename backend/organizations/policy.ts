import { isEditor, type Right } from '../access/roles'

/** Editors write organizations, and read what is not published. */
export const mayEditOrganizations: Right = isEditor
