import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/locale'
import type { LibraryPicture } from '@/lib/contract/media'
import styles from './picture-mark.module.css'
import { pictureState } from './picture-state'

export interface PictureMarkProps {
  picture: Pick<LibraryPicture, 'is_decorative' | 'alt_de' | 'alt_en'>
  locale: Locale
}

/** Says of a picture that it is decorative, or that it is not described yet; nothing where it is described. */
export function PictureMark({ picture, locale }: PictureMarkProps) {
  const t = useTranslations('editor.pictures.states')
  const state = pictureState(picture, locale)
  if (state === 'described') return null
  return (
    <span className={styles.mark} data-mark={state}>
      {t(state)}
    </span>
  )
}
