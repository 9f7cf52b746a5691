import { z } from 'zod'
import { named } from '../named'

/** Text block (spec §3): `content` is HTML of paragraphs, lists, bold, italic and links, sanitised by the backend. */
export const textSchema = named(
  'TextData',
  z.object({
    content: z.string(),
    anchor: z.string().default(''),
    add_additional_space: z.boolean().default(false),
  }),
)

export type TextData = z.infer<typeof textSchema>
