import { useTranslations } from 'next-intl'
import { Picture } from '@/components/media/picture'
import type { VideoListItemData } from '@/lib/contract/blocks/video-list'
import type { BlockViewProps } from '../block'
import { EmbeddedMedia } from '../components/embedded-media'
import { Heading } from '../components/heading'
import { RichText } from '../text/rich-text'
import styles from './item.module.css'

/** A video of a list: preview image, title and short text. */
export function VideoListItemView({
  data,
  sizes,
  headingLevel,
  editAttributes,
  fieldAttributes,
}: BlockViewProps<VideoListItemData>) {
  const t = useTranslations('blocks.video')
  const { video_url, title, content, image } = data
  const media = EmbeddedMedia({
    addressOrCode: video_url,
    kind: 'video',
    title: title || t('title'),
    preview: image && <Picture image={{ ...image, alt: '' }} sizes={sizes} fill />,
    shape: '16/9',
  })
  if (!media) return null
  return (
    <div className={styles.item} {...editAttributes}>
      {media}
      {title && (
        <Heading level={headingLevel} className={styles.title} {...fieldAttributes?.('title')}>
          {title}
        </Heading>
      )}
      {content && (
        <div className={styles.text} {...fieldAttributes?.('content')}>
          <RichText content={content} />
        </div>
      )}
    </div>
  )
}
