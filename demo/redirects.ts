import { redirectListSchema } from '@/lib/contract/site/redirect'
import { readContent } from './read-content'

/**
 * Redirects of the demo: from an older page structure, from short addresses in print, and from
 * misspelled addresses. No target is itself redirected.
 */
export const redirects = readContent('redirects', redirectListSchema)
