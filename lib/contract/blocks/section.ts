import { z } from 'zod'
import { nameSchema } from '../common/named'
import { imageSchema } from '../media/image'
import { asInSchema, defineBlock, picture } from './definition'

export const sectionColors = ['red', 'green'] as const

/**
 * Section block (spec §3): a colored area with a picture. `href` contains the color. The columns
 * are not part of the data.
 */
export const sectionSchema = nameSchema(
  'SectionData',
  z.object({ href: z.enum(sectionColors).default('red'), image: imageSchema.nullable().default(null) }),
)

export const sectionBlock = defineBlock(sectionSchema, {
  required: [],
  stored: { href: asInSchema, image: picture },
  contents: { kind: 'blocks' },
  // Side by side, at most three columns fit.
  columns: () => 3,
})

export type SectionData = z.infer<typeof sectionSchema>
