import { useTranslations } from 'next-intl'
import type { EmbedData } from '@/lib/contract/blocks/embed'
import type { BlockViewProps } from '../block'
import { EmbeddedMedia } from '../components/embedded-media'

/** The height of the services' players for one episode with its picture, in CSS pixels. */
const playerHeight = 232

/** Audio block: a player of an audio service, shown after consent (spec §3). */
export function AudioView({ data }: BlockViewProps<EmbedData>) {
  const t = useTranslations('blocks.embed')
  return EmbeddedMedia({
    addressOrCode: data.embed,
    kind: 'audio',
    title: t('audio'),
    shape: { height: playerHeight },
  })
}
