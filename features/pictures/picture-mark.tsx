import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/common/locale'
import type { LibraryPicture } from '@/lib/contract/media/media'
import styles from './picture-mark.module.css'
import { getPictureState } from './picture-state'

export interface PictureMarkProps {
  picture: Pick<LibraryPicture, 'is_decorative' | 'alt_de' | 'alt_en'>
  locale: Locale
}

/** Marks decorative pictures and pictures without an alternative text. */
export function PictureMark({ picture, locale }: PictureMarkProps) {
  const t = useTranslations('editor.pictures.states')
  const state = getPictureState(picture, locale)
  if (state === 'described') return null
  return (
    <span className={styles.mark} data-mark={state}>
      {t(state)}
    </span>
  )
}
