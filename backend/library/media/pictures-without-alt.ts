import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { images } from '@/backend/platform/db/schema/library/images'
import type { Locale } from '@/lib/contract/common/locale'

/**
 * Returns the pictures that must not be published in a language, because they are not decorative
 * and have no alt text in this language. Ignores unknown ids.
 */
export async function listPicturesWithoutAlt(
  db: Queryable,
  ids: readonly (number | null)[],
  locale: Locale,
): Promise<{ id: number; fileName: string }[]> {
  const pictureIds = [...new Set(ids.filter((id) => id !== null))]
  if (pictureIds.length === 0) return []
  return db
    .select({ id: images.id, fileName: images.fileName })
    .from(images)
    .where(
      and(
        inArray(images.id, pictureIds),
        eq(images.isDecorative, false),
        sql`trim(coalesce(${images.alt}->>${locale}, '')) = ''`,
      ),
    )
    .orderBy(images.id)
}
