import { eq, inArray } from 'drizzle-orm'
import { isAdmitted } from '@/backend/platform/access/audience'
import type { Queryable } from '@/backend/platform/db/client'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import {
  type DownloadFileRow,
  downloadCategories,
  downloadDirectories,
  downloadFiles,
} from '@/backend/platform/db/schema/library/downloads'
import { loadAttachmentsAudience } from './attachments-audience'
import { mayReadProtected, mayReadUnpublished } from './policy'

/** Loads the files that a user may read, by id. */
export async function loadReadableFiles(
  db: Queryable,
  ids: readonly number[],
  user: UserRow,
): Promise<ReadonlyMap<number, DownloadFileRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ file: downloadFiles, directory: downloadDirectories, category: downloadCategories })
    .from(downloadFiles)
    .innerJoin(downloadDirectories, eq(downloadDirectories.id, downloadFiles.directoryId))
    .innerJoin(downloadCategories, eq(downloadCategories.id, downloadDirectories.categoryId))
    .where(inArray(downloadFiles.id, [...ids]))
  const filesById = new Map<number, DownloadFileRow>()
  for (const { file, directory, category } of rows) {
    const audience = await loadAttachmentsAudience(db, directory)
    const isAllowed = audience === 'editors' ? mayReadUnpublished(user) : isAdmitted(audience, user)
    if (isAllowed && (!category.isProtected || mayReadProtected(user))) filesById.set(file.id, file)
  }
  return filesById
}
