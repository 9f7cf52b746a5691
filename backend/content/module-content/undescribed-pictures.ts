import { listPicturesWithoutAlt } from '@/backend/library/media/pictures-without-alt'
import type { Queryable } from '@/backend/platform/db/client'
import type { ModuleRow } from '@/backend/platform/db/schema/content/modules'
import type { Locale } from '@/lib/contract/common/locale'
import { listPictureIds, type UndescribedPictures } from './publish-modules'
import type { PictureField } from './unpublishable-error'

interface CheckedRows {
  rows: readonly ModuleRow[]
  locale: Locale
  /** The pictures in the fields of the page itself. */
  own?: Partial<Record<PictureField, number | null>>
}

/**
 * Finds the pictures of a page and its modules that have no description in the language and are not
 * marked as decorative.
 */
export async function findUndescribedPictures(
  db: Queryable,
  { rows, locale, own = {} }: CheckedRows,
): Promise<UndescribedPictures> {
  const pictures = await listPicturesWithoutAlt(db, [...Object.values(own), ...listPictureIds(rows)], locale)
  return toUndescribed(new Set(pictures.map(({ id }) => id)), own)
}

/**
 * Returns the same as `findUndescribedPictures` if the caller has already loaded the ids of
 * undescribed pictures.
 */
export function toUndescribed(
  ids: ReadonlySet<number>,
  ownPictures: NonNullable<CheckedRows['own']>,
): UndescribedPictures {
  const fields = (['hero_image', 'og_image'] as const).filter((field) => ids.has(ownPictures[field] ?? 0))
  return { ids, fields }
}
