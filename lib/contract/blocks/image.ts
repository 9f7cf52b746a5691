import { z } from 'zod'
import { nameSchema } from '../common/named'
import { imageSchema, thumbsSchema } from '../media/image'
import { address, anchor, asInSchema, defineBlock, picture, plainText } from './definition'

/**
 * Crops that an image block can have. One variant of the editor offers the first three, the other
 * variant the last two (spec §3).
 */
export const imageAliases = ['landscape_small', 'landscape_big', 'portrait', 'vertical', 'horizontal'] as const

/** Image block (spec §3). */
export const imageBlockSchema = nameSchema(
  'ImageBlockData',
  z.object({
    image: imageSchema.nullable(),
    /** Address of the largest size of the picture; empty if there is no picture. */
    image_url: z.string().default(''),
    alias: z.enum(imageAliases).default('landscape_big'),
    link: z.string().default(''),
    thumbs: thumbsSchema.nullable().default(null),
    description: z.string().default(''),
    anchor: z.string().default(''),
  }),
)

export const imageBlock = defineBlock(imageBlockSchema, {
  required: ['image'],
  stored: {
    image: picture,
    image_url: { kind: 'derivedPictureAddress', sourceField: 'image' },
    alias: asInSchema,
    link: address,
    thumbs: { kind: 'derivedCrops', sourceField: 'image' },
    description: plainText,
    anchor,
  },
})

export type ImageBlockData = z.infer<typeof imageBlockSchema>
