import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { images } from '@/backend/platform/db/schema/library/images'

/**
 * Locks pictures against deletion until the transaction ends. The caller stores their ids in the
 * same transaction.
 * @returns the ids of the existing pictures
 */
export async function lockPictures(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: images.id })
    .from(images)
    .where(and(inArray(images.id, [...new Set(ids)]), eq(images.isOutsideLibrary, false)))
    .orderBy(images.id)
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}
