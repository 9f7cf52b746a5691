import { z } from 'zod'

/** Text block (spec §3): `content` is HTML of paragraphs, lists, bold, italic and links, sanitised by the backend. */
export const textSchema = z
  .object({
    content: z.string(),
    anchor: z.string().default(''),
    add_additional_space: z.boolean().default(false),
  })
  .meta({ id: 'TextData' })

export type TextData = z.infer<typeof textSchema>
