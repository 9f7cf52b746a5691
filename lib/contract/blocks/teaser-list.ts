import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { imageSchema } from '../media/image'
import { recordSelectionSchema } from '../records/record-selection'
import { address, anchor, asInSchema, defineBlock, line, picture, plainText } from './definition'

export const teaserListClasses = ['standard', 'slide', 'two-column'] as const

/** A teaser in a list. `text` is plain text. */
export const teaserListItemSchema = nameSchema(
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

const recordTeaserSchema = nameSchema(
  'RecordTeaser',
  teaserListItemSchema.extend({
    /** Language of the headline; null if it is the requested language. */
    language: localeSchema.nullable().default(null),
  }),
)

/** A selection of records, with the teasers that this reader may see. */
export const recordTeasersSchema = nameSchema(
  'RecordTeasers',
  z.object({ selection: recordSelectionSchema, items: z.array(recordTeaserSchema) }),
)

/** Teaser list block (spec §3). Its teasers are child modules, or generated from records. */
export const teaserListSchema = nameSchema(
  'TeaserListData',
  z.object({
    extra_class: z.enum(teaserListClasses).default('standard'),
    records: recordTeasersSchema.nullable().default(null),
    anchor: z.string().default(''),
  }),
)

export const teaserListBlock = defineBlock(teaserListSchema, {
  required: [],
  stored: { extra_class: asInSchema, records: { kind: 'records' }, anchor },
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
export type RecordTeaser = z.infer<typeof recordTeaserSchema>
export type RecordTeasers = z.infer<typeof recordTeasersSchema>
