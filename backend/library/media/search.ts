import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import type { PageRange } from '@/backend/platform/db/page-range'
import { type ImageRow, images } from '@/backend/platform/db/schema/library/images'
import { containsWord } from '@/backend/platform/db/text-search'
import type { orderings } from './fields'

export interface PictureSearch {
  /** Words that must all occur in the file's name, the texts or the copyright notice. */
  words: string[]
  /**
   * The folder that directly contains the pictures; null for pictures in no folder, undefined for
   * all.
   */
  folderId?: number | null | undefined
  ordering: (typeof orderings)[number]
}

/** Lists one page of the matching pictures and counts all of them. */
export async function listPictures(
  db: Queryable,
  { words, folderId, ordering }: PictureSearch,
  { offset, limit }: PageRange,
): Promise<{ count: number; rows: ImageRow[] }> {
  const condition = and(
    eq(images.isOutsideLibrary, false),
    ...words.map((word) => containsWord(images.searchText, word)),
    folderCondition(folderId),
  )
  const rows = await db
    .select()
    .from(images)
    .where(condition)
    .orderBy(...orderingColumns(ordering))
    .offset(offset)
    .limit(limit)
  const [countRow] = await db.select({ count: count() }).from(images).where(condition)
  return { count: countRow?.count ?? 0, rows }
}

function folderCondition(folderId: number | null | undefined): SQL | undefined {
  if (folderId === undefined) return undefined
  return folderId === null ? isNull(images.folderId) : eq(images.folderId, folderId)
}

function orderingColumns(ordering: PictureSearch['ordering']): SQL[] {
  const direction = ordering.startsWith('-') ? desc : asc
  const columns = {
    created_at: images.createdAt,
    file_name: sql`lower(${images.fileName})`,
    byte_size: images.byteSize,
  }
  return [direction(columns[ordering.replace('-', '') as keyof typeof columns]), direction(images.id)]
}
