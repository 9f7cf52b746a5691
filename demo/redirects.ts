import { redirectListSchema } from '@/lib/contract/site/redirect'
import { readContent } from './read-content'

/**
 * Redirects of the demo: an old structure, printed short addresses, misspellings. No target
 * redirects again.
 */
export const redirects = readContent('redirects', redirectListSchema)
