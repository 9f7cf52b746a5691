import { isEditor, type Right } from '../access/roles'

/** Editors write articles and press releases, and read what is not published. */
export const mayEditArticles: Right = isEditor
