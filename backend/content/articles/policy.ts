import { isEditor, type Right } from '@/backend/platform/access/roles'

/** Editors write articles and press releases, and read what is not published. */
export const mayEditArticles: Right = isEditor
