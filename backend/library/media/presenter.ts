import type { Localized } from '@/backend/platform/db/schema/columns'
import type { ImageRow } from '@/backend/platform/db/schema/library/images'
import { presentImage } from '@/backend/platform/images/presenter'
import type { Locale } from '@/lib/contract/common/locale'
import type { LibraryPicture } from '@/lib/contract/media/media'
import { toBerlinIso } from '@/lib/datetime'
import type { PictureChange } from './fields'

export function presentPicture(row: ImageRow, locale: Locale): LibraryPicture {
  return {
    ...presentImage(row, locale),
    alt_de: row.alt.de,
    alt_en: row.alt.en,
    description_de: row.description.de,
    description_en: row.description.en,
    is_decorative: row.isDecorative,
    file_name: row.fileName,
    mime: row.mime,
    byte_size: row.byteSize,
    folder: row.folderId,
    created_at: toBerlinIso(row.createdAt),
    updated_at: toBerlinIso(row.updatedAt),
    revision: row.revision,
  }
}

type DescriptiveColumns = Pick<
  ImageRow,
  'alt' | 'description' | 'copyright' | 'isDecorative' | 'focalX' | 'focalY' | 'folderId'
>

/** Returns the columns of a picture after a change. Absent fields stay unchanged. */
export function applyChange(row: DescriptiveColumns, change: PictureChange, locale: Locale): DescriptiveColumns {
  return {
    alt: mergeTexts(row.alt, locale, change.alt, { de: change.alt_de, en: change.alt_en }),
    description: mergeTexts(row.description, locale, change.description, {
      de: change.description_de,
      en: change.description_en,
    }),
    copyright: change.copyright ?? row.copyright,
    isDecorative: change.is_decorative ?? row.isDecorative,
    focalX: change.focal?.x ?? row.focalX,
    focalY: change.focal?.y ?? row.focalY,
    folderId: change.folder === undefined ? row.folderId : change.folder,
  }
}

/** The default values of a new picture. */
export const defaultColumns: DescriptiveColumns = {
  alt: { de: '', en: '' },
  description: { de: '', en: '' },
  copyright: '',
  isDecorative: false,
  focalX: 0.5,
  focalY: 0.5,
  folderId: null,
}

/** Merges changed texts. `localeText` is in `locale`; `textsByLocale` take precedence over it. */
function mergeTexts(
  texts: Localized,
  locale: Locale,
  localeText: string | undefined,
  textsByLocale: Record<Locale, string | undefined>,
): Localized {
  const mergeText = (language: Locale) =>
    textsByLocale[language] ?? (language === locale ? localeText : undefined) ?? texts[language]
  return { de: mergeText('de'), en: mergeText('en') }
}
