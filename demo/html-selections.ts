import { z } from 'zod'
import { readContent } from './read-content'
import { localizedSchema } from './sentence'

/** HTML selections of the demo. Pages show them, and the API returns each by its slug. */
export const htmlSelections = readContent(
  'html-selections',
  z.array(z.strictObject({ slug: z.string(), title: localizedSchema, code: localizedSchema })),
)
