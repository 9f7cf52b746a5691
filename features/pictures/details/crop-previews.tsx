import { useTranslations } from 'next-intl'
import { Picture } from '@/components/media/picture'
import type { Image } from '@/lib/contract/media/image'
import styles from './crop-previews.module.css'

/** The crops that the site uses; their aspect ratios are in the style sheet. */
export const crops = [
  'landscape_big',
  'landscape_small',
  'portrait',
  'vertical',
  'horizontal',
  'teaser',
  'section',
  'hero',
] as const

export function CropPreviews({ image }: { image: Pick<Image, 'thumbs' | 'focal'> }) {
  const t = useTranslations('editor.pictures.crops')
  return (
    <section aria-label={t('title')}>
      <ul className={styles.crops}>
        {crops.map((crop) => (
          <li key={crop}>
            <Picture image={{ ...image, alt: '' }} sizes="10rem" fill className={`${styles.frame} ${styles[crop]}`} />
            <p className={styles.name}>{t(crop)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
