import { useTranslations } from 'next-intl'
import styles from './caption.module.css'

/** The line below a picture: what it shows and whose it is; nothing where neither is known. */
export function Caption({ description, copyright }: { description: string; copyright: string }) {
  const t = useTranslations('blocks')
  if (!description && !copyright) return null
  return (
    <figcaption className={styles.caption}>
      {description && <span>{description}</span>}
      {copyright && <small className={styles.credit}>{t('image.credit', { name: copyright })}</small>}
    </figcaption>
  )
}
