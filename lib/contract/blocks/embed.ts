import { z } from 'zod'
import { named } from '../named'

/**
 * Audio, viewer and social media blocks (spec §3): `embed` is the address of what is shown, or the code that a service
 * offers for embedding it; `media_type` is the service's name, empty where the address tells it.
 */
export const embedSchema = named(
  'EmbedData',
  z.object({ embed: z.string().min(1), media_type: z.string().default('') }),
)

export type EmbedData = z.infer<typeof embedSchema>
