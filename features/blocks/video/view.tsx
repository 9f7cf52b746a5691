import { useTranslations } from 'next-intl'
import { Picture } from '@/components/media/picture'
import type { VideoData } from '@/lib/contract/blocks/video'
import type { BlockViewProps } from '../block'
import { EmbeddedMedia } from '../components/embedded-media'
import { isOffered, OptionalText } from '../components/optional-text'
import styles from './view.module.css'

/** Video block: a still image until the reader starts the video, its title and length below (spec §3). */
export function VideoView({ data, sizes, fieldAttributes }: BlockViewProps<VideoData>) {
  const t = useTranslations('blocks.video')
  const { video_url, image, title, length, anchor } = data
  const media = EmbeddedMedia({
    entered: video_url,
    kind: 'video',
    title: title || t('title'),
    still: image && <Picture image={{ ...image, alt: '' }} sizes={sizes} fill />,
    shape: '16/9',
  })
  if (!media) return null
  return (
    <figure id={anchor || undefined} className={styles.video}>
      {media}
      {(title || length || isOffered(fieldAttributes, 'title')) && (
        <figcaption className={styles.caption}>
          <OptionalText
            element="span"
            field="title"
            text={title}
            className={styles.title}
            fieldAttributes={fieldAttributes}
          />
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
