import { z } from 'zod'
import { nameSchema } from '../common/named'
import { imageSchema } from '../media/image'
import { address, anchor, asInSchema, defineBlock, line, picture } from './definition'

export const fullTeaserClasses = [
  'default',
  'image-right-bg-red',
  'image-left-bg-red',
  'image-right-bg-green',
  'image-left-bg-green',
] as const

/**
 * Maximum length of the text in a full teaser, in characters (spec §5, where one variant of the
 * editor allows 256).
 */
export const fullTeaserTextLimit = 512

/**
 * Full teaser block (spec §3): a picture next to a headline and a short plain text. It links to
 * `link`.
 */
export const fullTeaserSchema = nameSchema(
  'FullTeaserData',
  z.object({
    image: imageSchema.nullable().default(null),
    link: z.string().default(''),
    link_text: z.string().default(''),
    preline: z.string().default(''),
    headline: z.string().min(1),
    text: z.string().default(''),
    extra_class: z.enum(fullTeaserClasses).default('default'),
    anchor: z.string().default(''),
  }),
)

export const fullTeaserBlock = defineBlock(fullTeaserSchema, {
  required: ['headline', 'text'],
  stored: {
    image: picture,
    link: address,
    link_text: line,
    preline: line,
    headline: line,
    text: { kind: 'plainText', limit: fullTeaserTextLimit },
    extra_class: asInSchema,
    anchor,
  },
})

export type FullTeaserData = z.infer<typeof fullTeaserSchema>
