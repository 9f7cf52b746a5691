import { z } from 'zod'
import { nameSchema } from '../common/named'
import type { EmbedKind } from '../embeds/services'
import { defineBlock } from './definition'

/**
 * Audio, viewer and social media blocks (spec §3). `embed` is the address of the medium, or the
 * embed code from the service. `media_type` is the name of the service; it may be empty if the
 * service is recognized by the address.
 */
export const embedSchema = nameSchema(
  'EmbedData',
  z.object({ embed: z.string().min(1), media_type: z.string().default('') }),
)

function embedBlock(medium: EmbedKind) {
  return defineBlock(embedSchema, {
    required: ['embed'],
    stored: { embed: { kind: 'medium', medium }, media_type: { kind: 'derivedService', sourceField: 'embed' } },
  })
}

export const audioBlock = embedBlock('audio')
export const viewerBlock = embedBlock('viewer')
export const socialMediaBlock = embedBlock('social')

export type EmbedData = z.infer<typeof embedSchema>
