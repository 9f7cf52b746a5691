import { z } from 'zod'
import { readContent } from './read-content'
import { localizedSchema } from './sentence'

/** The HTML selections of the demo: shown on pages, and served by slug. */
export const htmlSelections = readContent(
  'html-selections',
  z.array(z.strictObject({ slug: z.string(), title: localizedSchema, code: localizedSchema })),
)
