import { z } from 'zod'
import { embedSchema } from '@/lib/contract/blocks/embed'
import { fieldLimits } from '@/lib/contract/blocks/limits'
import { videoSchema } from '@/lib/contract/blocks/video'
import { videoListItemSchema, videoListSchema } from '@/lib/contract/blocks/video-list'
import { findEmbed } from '@/lib/contract/embeds/find-embed'
import { type EmbedKind, embedServices } from '@/lib/contract/embeds/services'
import { fieldProblem } from '../field-messages'
import { anchor, line, optionalId, richText } from './fields'

/** The address of a medium as it was entered; of a service's embedding code only the frame's address is kept. */
function medium(kind: EmbedKind) {
  return z
    .string()
    .trim()
    .max(fieldLimits.embed)
    .transform((entered, context) => {
      const embed = findEmbed(entered, kind)
      if (embed) return entered.includes('<') ? embed.frameUrl : entered
      context.addIssue({ code: 'custom', message: fieldProblem('service', kind) })
      return z.NEVER
    })
}

/** A medium with its service's name: the address tells it; a name that was sent must be that one. */
function embedBlock(kind: EmbedKind) {
  return embedSchema.extend({ embed: medium(kind) }).transform((data, context) => {
    const service = findEmbed(data.embed, kind)?.service
    const name = service ? embedServices[service].name : ''
    const stated = data.media_type.trim().toLowerCase()
    if (stated !== '' && stated !== service && stated !== name.toLowerCase()) {
      const message = fieldProblem('otherService', name)
      context.addIssue({ code: 'custom', path: ['media_type'], message })
      return z.NEVER
    }
    return { ...data, media_type: name }
  })
}

/** What is stored of blocks that show media of other services: nothing but those of spec §5. */
export const mediaBlocks = {
  video: videoSchema.extend({
    video_url: medium('video'),
    image: optionalId,
    title: line,
    length: line,
    anchor,
  }),
  videolist: videoListSchema,
  videolistitem: videoListItemSchema.extend({
    video_url: medium('video'),
    title: line,
    content: richText.default(''),
    image: optionalId,
  }),
  audio: embedBlock('audio'),
  viewer: embedBlock('viewer'),
  socialmedia: embedBlock('social'),
}
