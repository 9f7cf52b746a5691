import { useTranslations } from 'next-intl'
import type { EmbedData } from '@/lib/contract/blocks/embed'
import type { BlockViewProps } from '../block'
import { EmbeddedMedia } from '../components/embedded-media'

/** Viewer block: a document of an external service to page through, after consent (spec §3). */
export function ViewerView({ data }: BlockViewProps<EmbedData>) {
  const t = useTranslations('blocks.embed')
  return EmbeddedMedia({ addressOrCode: data.embed, kind: 'viewer', title: t('viewer'), shape: '4/3' })
}
