import { z } from 'zod'
import { nameSchema } from '../common/named'
import { imageSchema } from '../media/image'
import { address, defineBlock, line, picture, plainText } from './definition'

/** Logo list block (spec §3). Its logos are child modules. */
export const logoListSchema = nameSchema('LogoListData', z.object({}))

/** A logo of a list. `image_alt` and `image_copyright` override the texts of the picture. */
export const logoListItemSchema = nameSchema(
  'LogoListItemData',
  z.object({
    image: imageSchema.nullable(),
    image_alt: z.string().default(''),
    image_copyright: z.string().default(''),
    link: z.string().default(''),
    text: z.string().default(''),
  }),
)

export const logoListBlock = defineBlock(logoListSchema, {
  required: [],
  stored: {},
  contents: { kind: 'items', model: 'logolistitem' },
})

export const logoListItemBlock = defineBlock(logoListItemSchema, {
  required: ['image'],
  stored: { image: picture, image_alt: line, image_copyright: line, link: address, text: plainText },
})

export type LogoListData = z.infer<typeof logoListSchema>
export type LogoListItemData = z.infer<typeof logoListItemSchema>
