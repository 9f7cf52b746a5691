import { useTranslations } from 'next-intl'
import type { EmbedData } from '@/lib/contract/blocks/embed'
import type { BlockViewProps } from '../block'
import { EmbeddedMedia } from '../components/embedded-media'
import styles from './view.module.css'

/** The height of an embedded post with a picture, in CSS pixels. */
const postHeight = 640

/** Social media block: a post of a social network, shown after consent (spec §3). */
export function SocialMediaView({ data }: BlockViewProps<EmbedData>) {
  const t = useTranslations('blocks.embed')
  const media = EmbeddedMedia({
    addressOrCode: data.embed,
    kind: 'social',
    title: t('social'),
    shape: { height: postHeight },
  })
  return media && <div className={styles.post}>{media}</div>
}
