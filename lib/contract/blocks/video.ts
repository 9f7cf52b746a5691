import { z } from 'zod'
import { nameSchema } from '../common/named'
import { imageSchema } from '../media/image'
import { anchor, defineBlock, line, picture } from './definition'

/**
 * Video block (spec §3). `length` is text such as `2:45`. `image` is shown until the visitor
 * consents to the video service.
 */
export const videoSchema = nameSchema(
  'VideoData',
  z.object({
    video_url: z.string().min(1),
    image: imageSchema.nullable().default(null),
    title: z.string().default(''),
    length: z.string().default(''),
    anchor: z.string().default(''),
  }),
)

export const videoBlock = defineBlock(videoSchema, {
  required: ['video_url'],
  stored: { video_url: { kind: 'medium', medium: 'video' }, image: picture, title: line, length: line, anchor },
})

export type VideoData = z.infer<typeof videoSchema>
