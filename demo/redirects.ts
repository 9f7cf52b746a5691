import { redirectListSchema } from '@/lib/contract/site/redirect'
import { readContent } from './read-content'

/**
 * Moved addresses of the demo site: old structure, printed short addresses, misspellings. Targets
 * are final.
 */
export const redirects = readContent('redirects', redirectListSchema)
