import { z } from 'zod'
import { nameSchema } from '../common/named'
import { imageSchema } from '../media/image'
import { defineBlock, line, picture, richText } from './definition'

/** Video list block (spec §3). Its videos are child modules. */
export const videoListSchema = nameSchema('VideoListData', z.object({}))

/** A video of a list. `content` is rich text below the title. */
export const videoListItemSchema = nameSchema(
  'VideoListItemData',
  z.object({
    video_url: z.string().min(1),
    title: z.string().default(''),
    content: z.string().default(''),
    image: imageSchema.nullable().default(null),
  }),
)

export const videoListBlock = defineBlock(videoListSchema, {
  required: [],
  stored: {},
  contents: { kind: 'items', model: 'videolistitem' },
})

export const videoListItemBlock = defineBlock(videoListItemSchema, {
  required: ['video_url'],
  stored: { video_url: { kind: 'medium', medium: 'video' }, title: line, content: richText, image: picture },
})

export type VideoListData = z.infer<typeof videoListSchema>
export type VideoListItemData = z.infer<typeof videoListItemSchema>
