import { useTranslations } from 'next-intl'
import { SmartLink } from '@/components/link/smart-link'
import { Picture } from '@/components/media/picture'
import type { ImageListItemData } from '@/lib/contract/blocks/image-list'
import type { BlockViewProps } from '../block'
import { Caption } from '../components/caption'
import styles from './item.module.css'

/** A picture of a list with its description and credit; the whole picture may be a link. */
export function ImageListItemView({ data, sizes, editAttributes, fieldAttributes }: BlockViewProps<ImageListItemData>) {
  const t = useTranslations('blocks')
  const { image, link, description } = data
  if (!image) return null
  const picture = <Picture image={image} sizes={sizes} fill className={styles.picture} />
  return (
    <figure className={styles.figure} {...editAttributes}>
      {link ? (
        <SmartLink href={link} className={styles.link} isUnmarked>
          {picture}
          {!image.alt && <span className="visually-hidden">{description || t('image.openLink')}</span>}
        </SmartLink>
      ) : (
        picture
      )}
      <Caption description={description} copyright={image.copyright} fieldAttributes={fieldAttributes} />
    </figure>
  )
}
