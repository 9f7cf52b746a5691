import { z } from 'zod'
import { imageSchema } from '../image'
import { named } from '../named'
import { asRead, defineBlock, picture } from './definition'

export const sectionColors = ['red', 'green'] as const

/** Section block (spec §3): a colored area with a picture; `href` is its color. Its columns stand beside the data. */
export const sectionSchema = named(
  'SectionData',
  z.object({
    href: z.enum(sectionColors).default('red'),
    image: imageSchema.nullable().default(null),
  }),
)

export const sectionBlock = defineBlock(sectionSchema, {
  required: [],
  stored: { href: asRead, image: picture },
  contents: { kind: 'blocks' },
  // No more than three stand beside each other.
  columns: () => 3,
})

export type SectionData = z.infer<typeof sectionSchema>
