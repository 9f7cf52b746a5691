import { isEditor, type Right } from '../access/roles'

/** Editors use the media library, all of it. */
export const mayUseLibrary: Right = isEditor
