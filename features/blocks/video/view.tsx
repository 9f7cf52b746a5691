import { useTranslations } from 'next-intl'
import { Picture } from '@/components/media/picture'
import type { VideoData } from '@/lib/contract/blocks/video'
import type { BlockViewProps } from '../block'
import { EmbeddedMedia } from '../components/embedded-media'
import styles from './view.module.css'

/**
 * Video block: a preview image until the reader starts the video, its title and length below (spec
 * §3).
 */
export function VideoView({ data, sizes, fieldAttributes }: BlockViewProps<VideoData>) {
  const t = useTranslations('blocks.video')
  const { video_url, image, title, length, anchor } = data
  const media = EmbeddedMedia({
    addressOrCode: video_url,
    kind: 'video',
    title: title || t('title'),
    preview: image && <Picture image={{ ...image, alt: '' }} sizes={sizes} fill />,
    shape: '16/9',
  })
  if (!media) return null
  return (
    <figure id={anchor || undefined} className={styles.video}>
      {media}
      {(title || length) && (
        <figcaption className={styles.caption}>
          {title && (
            <span className={styles.title} {...fieldAttributes?.('title')}>
              {title}
            </span>
          )}
          {length && (
            <span className={styles.length}>
              <span className="visually-hidden">{t('length')} </span>
              {length}
            </span>
          )}
        </figcaption>
      )}
    </figure>
  )
}
