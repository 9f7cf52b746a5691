import { z } from 'zod'
import { nameSchema } from '../common/named'
import { imageSchema } from '../media/image'
import { address, asInSchema, defineBlock, picture, plainText } from './definition'

export const imageListClasses = ['slider', 'list', 'standard'] as const

/** Image list block (spec §3). Its pictures are child modules. */
export const imageListSchema = nameSchema(
  'ImageListData',
  z.object({ extra_class: z.enum(imageListClasses).default('standard') }),
)

export const imageListItemSchema = nameSchema(
  'ImageListItemData',
  z.object({ image: imageSchema.nullable(), link: z.string().default(''), description: z.string().default('') }),
)

export const imageListBlock = defineBlock(imageListSchema, {
  required: [],
  stored: { extra_class: asInSchema },
  contents: { kind: 'items', model: 'imagelistitem' },
})

export const imageListItemBlock = defineBlock(imageListItemSchema, {
  required: ['image'],
  stored: { image: picture, link: address, description: plainText },
})

export type ImageListData = z.infer<typeof imageListSchema>
export type ImageListItemData = z.infer<typeof imageListItemSchema>
