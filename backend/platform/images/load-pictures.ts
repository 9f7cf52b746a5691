import { inArray } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/common/locale'
import type { Image } from '@/lib/contract/media/image'
import type { Queryable } from '../db/client'
import { images } from '../db/schema/library/images'
import { presentImage } from './presenter'

/** Finds a picture by id; null for null and for unknown ids. */
export type PictureLookup = (id: number | null) => Image | null

/** Loads pictures in one statement, in one language. */
export async function loadPictures(
  db: Queryable,
  ids: readonly (number | null)[],
  locale: Locale,
): Promise<PictureLookup> {
  const pictureIds = [...new Set(ids.filter((id) => id !== null))]
  const rows = pictureIds.length > 0 ? await db.select().from(images).where(inArray(images.id, pictureIds)) : []
  const pictures = new Map(rows.map((row) => [row.id, presentImage(row, locale)]))
  return (id) => (id === null ? null : (pictures.get(id) ?? null))
}
