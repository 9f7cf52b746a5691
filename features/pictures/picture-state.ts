import type { Locale } from '@/lib/contract/common/locale'
import type { LibraryPicture } from '@/lib/contract/media/media'

/**
 * The state of a picture in a language. A page can only be published if its pictures are decorative
 * or have an alternative text (spec §5).
 */
export type PictureState = 'described' | 'decorative' | 'undescribed'

export function getPictureState(
  picture: Pick<LibraryPicture, 'is_decorative' | 'alt_de' | 'alt_en'>,
  locale: Locale,
): PictureState {
  if (picture.is_decorative) return 'decorative'
  return getAlt(picture, locale).trim() === '' ? 'undescribed' : 'described'
}

export function getAlt(picture: Pick<LibraryPicture, 'alt_de' | 'alt_en'>, locale: Locale): string {
  return locale === 'de' ? picture.alt_de : picture.alt_en
}
