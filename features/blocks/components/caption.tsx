import { useTranslations } from 'next-intl'
import type { BlockProps } from '../block'
import styles from './caption.module.css'

interface CaptionProps extends Partial<Pick<BlockProps, 'fieldAttributes'>> {
  description: string
  copyright: string
}

/** The description and copyright below a picture. Renders nothing if both are empty. */
export function Caption({ description, copyright, fieldAttributes }: CaptionProps) {
  const t = useTranslations('blocks')
  if (!description && !copyright) return null
  return (
    <figcaption className={styles.caption}>
      {description && <span {...fieldAttributes?.('description')}>{description}</span>}
      {copyright && <small className={styles.credit}>{t('image.credit', { name: copyright })}</small>}
    </figcaption>
  )
}
