import { z } from 'zod'
import { imageSchema } from '../image'
import { named } from '../named'
import { address, anchor, asRead, defineBlock, line, picture, plainText } from './definition'

export const teaserListClasses = ['standard', 'slide', 'two-column'] as const

/** Teaser list block (spec §3): its teasers are its children. */
export const teaserListSchema = named(
  'TeaserListData',
  z.object({
    extra_class: z.enum(teaserListClasses).default('standard'),
    anchor: z.string().default(''),
  }),
)

/** A teaser of a list as it is read: `text` is plain text. */
export const teaserListItemSchema = named(
  'TeaserListItemData',
  z.object({
    image: imageSchema.nullable().default(null),
    link: z.string().default(''),
    link_text: z.string().default(''),
    preline: z.string().default(''),
    headline: z.string().min(1),
    subline: z.string().default(''),
    text: z.string().default(''),
  }),
)

export const teaserListBlock = defineBlock(teaserListSchema, {
  required: [],
  stored: { extra_class: asRead, anchor },
  contents: { kind: 'items', model: 'teaserlistitem' },
})

export const teaserListItemBlock = defineBlock(teaserListItemSchema, {
  required: ['headline'],
  stored: {
    image: picture,
    link: address,
    link_text: line,
    preline: line,
    headline: line,
    subline: line,
    text: plainText,
  },
})

export type TeaserListData = z.infer<typeof teaserListSchema>
export type TeaserListItemData = z.infer<typeof teaserListItemSchema>
