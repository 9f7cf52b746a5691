import { listPicturesWithoutAlt } from '@/backend/library/media/pictures-without-alt'
import type { Queryable } from '@/backend/platform/db/client'
import type { ModuleRow } from '@/backend/platform/db/schema/content/modules'
import type { Locale } from '@/lib/contract/common/locale'
import { listPictureIds, type UndescribedPictures } from './publish-modules'
import type { PictureField } from './unpublishable-error'

interface PictureSources {
  rows: readonly ModuleRow[]
  locale: Locale
  /** The ids of the pictures in the fields of the page itself. */
  pictureFields?: Partial<Record<PictureField, number | null>>
}

/**
 * Finds the pictures of a page and its modules that have no description in the language and are not
 * marked as decorative.
 */
export async function findUndescribedPictures(
  db: Queryable,
  { rows, locale, pictureFields = {} }: PictureSources,
): Promise<UndescribedPictures> {
  const pictureIds = [...Object.values(pictureFields), ...listPictureIds(rows)]
  const pictures = await listPicturesWithoutAlt(db, pictureIds, locale)
  return toUndescribed(new Set(pictures.map(({ id }) => id)), pictureFields)
}

/**
 * Returns the same as `findUndescribedPictures` if the caller has already loaded the ids of
 * undescribed pictures.
 */
export function toUndescribed(
  ids: ReadonlySet<number>,
  pictureFields: NonNullable<PictureSources['pictureFields']>,
): UndescribedPictures {
  const fields = (['hero_image', 'og_image'] as const).filter((field) => ids.has(pictureFields[field] ?? 0))
  return { ids, fields }
}
