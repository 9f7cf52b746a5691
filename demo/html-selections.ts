import { z } from 'zod'
import { readContent } from './read-content'
import { localizedSchema } from './sentence'

/** The demo site's reusable HTML: shown on pages, and served by its slug. */
export const htmlSelections = readContent(
  'html-selections',
  z.array(z.strictObject({ slug: z.string(), title: localizedSchema, code: localizedSchema })),
)
