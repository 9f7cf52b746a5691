import { z } from 'zod'
import { named } from './named'
import { paginated } from './pagination'

/**
 * A reusable piece of HTML in the asked language, sanitized by the backend: GET api/html/{slug}/. What only guarded pages show is
 * 401 without a login and 403 for those who may see none of these pages.
 */
export const htmlSelectionSchema = named(
  'HtmlSelection',
  z.object({ id: z.number().int(), slug: z.string(), title: z.string(), html_code: z.string() }),
)

export type HtmlSelection = z.infer<typeof htmlSelectionSchema>

/** GET api/html/, for editors. */
export const htmlSelectionListSchema = named('HtmlSelectionList', paginated(htmlSelectionSchema))
