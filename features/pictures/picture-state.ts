import type { Locale } from '@/lib/contract/common/locale'
import type { LibraryPicture } from '@/lib/contract/media/media'

/** Whether a picture may be published in a language: it has an alt text there, or is decorative. */
export type PictureState = 'described' | 'decorative' | 'undescribed'

/** The state of a picture in a language (spec §5; undescribed pictures block publishing). */
export function pictureState(
  picture: Pick<LibraryPicture, 'is_decorative' | 'alt_de' | 'alt_en'>,
  locale: Locale,
): PictureState {
  if (picture.is_decorative) return 'decorative'
  return altIn(picture, locale).trim() === '' ? 'undescribed' : 'described'
}

/** The alt text in a language. */
export function altIn(picture: Pick<LibraryPicture, 'alt_de' | 'alt_en'>, locale: Locale): string {
  return locale === 'de' ? picture.alt_de : picture.alt_en
}
