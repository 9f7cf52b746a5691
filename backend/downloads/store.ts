import { and, asc, count, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database, Queryable } from '../db/client'
import type { PageRange } from '../db/page-range'
import { downloadCategories, downloadDirectories, downloadFiles } from '../db/schema/downloads'

const directoryWithCategory = { directory: downloadDirectories, category: downloadCategories }
const ofCategory = eq(downloadCategories.id, downloadDirectories.categoryId)

/** Which directories are asked for; `categoryId` null for those of every category. */
export interface DirectoryFilter {
  isProtected: boolean
  categoryId: number | null
}

/** A part of the directories, in the order of their categories and their own, and how many there are. */
export async function listDirectories(db: Database, filter: DirectoryFilter, { offset, limit }: PageRange) {
  const isRequested = conditionOf(filter)
  const rows = await db
    .select(directoryWithCategory)
    .from(downloadDirectories)
    .innerJoin(downloadCategories, ofCategory)
    .where(isRequested)
    .orderBy(
      asc(downloadCategories.position),
      asc(downloadCategories.id),
      asc(downloadDirectories.position),
      asc(downloadDirectories.id),
    )
    .offset(offset)
    .limit(limit)
  const [counted] = await db
    .select({ count: count() })
    .from(downloadDirectories)
    .innerJoin(downloadCategories, ofCategory)
    .where(isRequested)
  return { count: counted?.count ?? 0, rows }
}

function conditionOf({ isProtected, categoryId }: DirectoryFilter): SQL | undefined {
  return and(
    eq(downloadCategories.isProtected, isProtected),
    categoryId === null ? undefined : eq(downloadCategories.id, categoryId),
  )
}

/** A public or a protected directory; undefined when there is none. */
export async function findDirectory(db: Queryable, id: number, isProtected: boolean) {
  const [row] = await db
    .select(directoryWithCategory)
    .from(downloadDirectories)
    .innerJoin(downloadCategories, ofCategory)
    .where(and(eq(downloadDirectories.id, id), eq(downloadCategories.isProtected, isProtected)))
  return row
}

/** The files of directories, each directory's in its order. */
export async function listFilesOf(db: Queryable, directoryIds: readonly number[]) {
  if (directoryIds.length === 0) return []
  return db
    .select()
    .from(downloadFiles)
    .where(inArray(downloadFiles.directoryId, [...directoryIds]))
    .orderBy(asc(downloadFiles.position), asc(downloadFiles.id))
}

/** A file, and whether it is for members alone; undefined when there is none. */
export async function findFile(db: Database, id: number) {
  const [row] = await db
    .select({ file: downloadFiles, isProtected: downloadCategories.isProtected })
    .from(downloadFiles)
    .innerJoin(downloadDirectories, eq(downloadDirectories.id, downloadFiles.directoryId))
    .innerJoin(downloadCategories, ofCategory)
    .where(eq(downloadFiles.id, id))
  return row && { ...row.file, isProtected: row.isProtected }
}
