import { useTranslations } from 'next-intl'
import { ConsentFrame } from '@/features/consent/components/consent-frame'
import { findEmbed } from '@/lib/contract/embeds/find-embed'
import { embedServices } from '@/lib/contract/embeds/services'

/** A frame of an HTML block: of a known service and behind its consent, or nothing. */
export function HtmlFrame({ src, title }: { src: string; title: string }) {
  const t = useTranslations('blocks.embed')
  const embed = findEmbed(src)
  if (!embed) return null
  const isVideo = embedServices[embed.service].kind === 'video'
  return <ConsentFrame embed={embed} title={title || t('frame')} shape={isVideo ? '16/9' : '4/3'} />
}
