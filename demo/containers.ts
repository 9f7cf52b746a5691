import { z } from 'zod'
import { moduleSchema } from './module-schema'
import { readContent } from './read-content'

/** The demo's reusable containers. */
export const containers = readContent(
  'containers',
  z.array(z.strictObject({ slug: z.string(), de: moduleSchema, en: moduleSchema })),
)
