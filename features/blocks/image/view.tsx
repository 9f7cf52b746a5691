import { useTranslations } from 'next-intl'
import { SmartLink } from '@/components/link/smart-link'
import { Picture } from '@/components/media/picture'
import { classNames } from '@/lib/class-names'
import type { ImageBlockData } from '@/lib/contract/blocks/image'
import type { FieldViewProps } from '../block'
import { Caption } from '../components/caption'
import styles from './view.module.css'

/**
 * Image block: a cropped picture with description and credit below; the whole picture may be a
 * link.
 */
export function ImageView({ data, sizes, fieldAttributes }: FieldViewProps<ImageBlockData> & { sizes?: string }) {
  const t = useTranslations('blocks')
  const { image, thumbs, alias, link, description, anchor } = data
  if (!image) return null
  const picture = (
    <Picture
      image={{ ...image, thumbs: thumbs ?? image.thumbs }}
      sizes={sizes}
      fill
      className={classNames(styles.frame, styles[alias])}
    />
  )
  const name = image.alt || description
  return (
    <figure id={anchor || undefined} className={classNames(styles.figure, styles[`${alias}_figure`])}>
      {link ? (
        <SmartLink href={link} className={styles.link} isUnmarked>
          {picture}
          {!image.alt && <span className="visually-hidden">{name || t('image.openLink')}</span>}
        </SmartLink>
      ) : (
        picture
      )}
      <Caption description={description} copyright={image.copyright} fieldAttributes={fieldAttributes} />
    </figure>
  )
}
