import { isEditor, type Right } from '@/backend/platform/access/roles'

/** May edit articles and press releases and read unpublished ones. */
export const mayEditArticles: Right = isEditor
