import { listPicturesWithoutAlt } from '@/backend/library/media/pictures-without-alt'
import type { Queryable } from '@/backend/platform/db/client'
import type { ModuleRow } from '@/backend/platform/db/schema/content/modules'
import type { Locale } from '@/lib/contract/common/locale'
import { listPictureIds, type PicturesWithoutAlt } from './present-modules'
import type { PictureField } from './unpublishable-error'

interface PictureSources {
  rows: readonly ModuleRow[]
  locale: Locale
  /** The ids of the pictures in the fields of the page itself. */
  pictureFields?: Partial<Record<PictureField, number | null>>
}

/**
 * Finds the pictures of a page and its modules that have no alternative text in the language and
 * are not marked as decorative.
 */
export async function findPicturesWithoutAlt(
  db: Queryable,
  { rows, locale, pictureFields = {} }: PictureSources,
): Promise<PicturesWithoutAlt> {
  const pictureIds = [...Object.values(pictureFields), ...listPictureIds(rows)]
  const pictures = await listPicturesWithoutAlt(db, pictureIds, locale)
  return toPicturesWithoutAlt(new Set(pictures.map(({ id }) => id)), pictureFields)
}

/**
 * Returns the same as `findPicturesWithoutAlt` if the caller has already loaded the ids of all
 * pictures without alternative text.
 */
export function toPicturesWithoutAlt(
  ids: ReadonlySet<number>,
  pictureFields: NonNullable<PictureSources['pictureFields']>,
): PicturesWithoutAlt {
  const fields = (['hero_image', 'og_image'] as const).filter((field) => ids.has(pictureFields[field] ?? 0))
  return { ids, fields }
}
