import { useTranslations } from 'next-intl'
import type { BlockProps } from '../block'
import styles from './caption.module.css'
import { isOffered, OptionalText } from './optional-text'

interface CaptionProps extends Partial<Pick<BlockProps, 'fieldAttributes'>> {
  description: string
  copyright: string
}

/** The description and copyright below a picture; nothing if it has neither. */
export function Caption({ description, copyright, fieldAttributes }: CaptionProps) {
  const t = useTranslations('blocks')
  if (!description && !copyright && !isOffered(fieldAttributes, 'description')) return null
  return (
    <figcaption className={styles.caption}>
      <OptionalText element="span" field="description" text={description} fieldAttributes={fieldAttributes} />
      {copyright && <small className={styles.credit}>{t('image.credit', { name: copyright })}</small>}
    </figcaption>
  )
}
