import { and, asc, count, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import type { PageRange } from '@/backend/platform/db/page-range'
import { articles } from '@/backend/platform/db/schema/content/articles'
import { publications } from '@/backend/platform/db/schema/content/publications'
import {
  type DownloadFileRow,
  downloadCategories,
  downloadDirectories,
  downloadFiles,
} from '@/backend/platform/db/schema/library/downloads'
import { containsWord } from '@/backend/platform/db/text-search'
import { splitWords } from '@/lib/text/split-words'

const directoryWithCategory = { directory: downloadDirectories, category: downloadCategories }
const belongsToCategory = eq(downloadCategories.id, downloadDirectories.categoryId)

/** Selects directories. With `categoryId` null it selects directories of all categories. */
export interface DirectoryFilter {
  isProtected: boolean
  categoryId: number | null
  /**
   * Words that must all occur in the title or name of a file or in the title of its directory.
   * Empty for no search.
   */
  search: string
}

/**
 * Lists one page of the public or of the protected directories, in the order of their categories
 * and positions; attachments come last, those of the latest article first. Also counts all
 * directories that match the filter.
 */
export async function listDirectories(db: Queryable, filter: DirectoryFilter, { offset, limit }: PageRange) {
  const condition = directoryCondition(db, filter)
  const rows = await db
    .select(directoryWithCategory)
    .from(downloadDirectories)
    .innerJoin(downloadCategories, belongsToCategory)
    .where(condition)
    .orderBy(
      asc(downloadCategories.position),
      asc(downloadCategories.id),
      sql`${downloadDirectories.followsArticles} IS TRUE`,
      asc(downloadDirectories.position),
      sql`(SELECT max(date) FROM articles WHERE directory_id = ${downloadDirectories.id}) DESC NULLS LAST`,
      asc(downloadDirectories.id),
    )
    .offset(offset)
    .limit(limit)
  const [countRow] = await db
    .select({ count: count() })
    .from(downloadDirectories)
    .innerJoin(downloadCategories, belongsToCategory)
    .where(condition)
  return { count: countRow?.count ?? 0, rows }
}

function directoryCondition(db: Queryable, { isProtected, categoryId, search }: DirectoryFilter): SQL | undefined {
  const matchCondition = searchCondition(db, search)
  return and(
    eq(downloadCategories.isProtected, isProtected),
    or(sql`${downloadDirectories.followsArticles} IS NOT TRUE`, exists(selectPublicArticles(db))),
    categoryId === null ? undefined : eq(downloadCategories.id, categoryId),
    matchCondition &&
      inArray(
        downloadDirectories.id,
        db.select({ id: downloadFiles.directoryId }).from(downloadFiles).where(matchCondition),
      ),
  )
}

/** Returns the query for the public articles of a directory. */
function selectPublicArticles(db: Queryable) {
  return db
    .select({ id: articles.pageId })
    .from(articles)
    .innerJoin(publications, eq(publications.pageId, articles.pageId))
    .where(
      and(
        eq(articles.directoryId, downloadDirectories.id),
        publications.isOnline,
        sql`${publications.audience} IS NULL`,
      ),
    )
}

/**
 * Returns the SQL condition that a file matches a search; undefined for an empty search. Looks up
 * each word in the indexes of files and of directories.
 */
function searchCondition(db: Queryable, search: string): SQL | undefined {
  const contains = ({ searchText }: typeof downloadFiles | typeof downloadDirectories, word: string) =>
    containsWord(searchText, word, sql`text_parts(${searchText})`)
  return and(
    ...splitWords(search).map((word) =>
      inArray(
        downloadFiles.id,
        db
          .select({ id: downloadFiles.id })
          .from(downloadFiles)
          .where(contains(downloadFiles, word))
          .union(
            db
              .select({ id: downloadFiles.id })
              .from(downloadFiles)
              .innerJoin(downloadDirectories, eq(downloadDirectories.id, downloadFiles.directoryId))
              .where(contains(downloadDirectories, word)),
          ),
      ),
    ),
  )
}

/** Finds a directory by id among the protected or the public directories. */
export async function findDirectory(db: Queryable, id: number, isProtected: boolean) {
  const [row] = await db
    .select(directoryWithCategory)
    .from(downloadDirectories)
    .innerJoin(downloadCategories, belongsToCategory)
    .where(and(eq(downloadDirectories.id, id), eq(downloadCategories.isProtected, isProtected)))
  return row
}

/** Lists the files of directories that match a search, in the order within each directory. */
export async function listDirectoryFiles(
  db: Queryable,
  directoryIds: readonly number[],
  search = '',
): Promise<DownloadFileRow[]> {
  if (directoryIds.length === 0) return []
  const rows = await db
    .select({ file: downloadFiles })
    .from(downloadFiles)
    .innerJoin(downloadDirectories, eq(downloadDirectories.id, downloadFiles.directoryId))
    .where(and(inArray(downloadFiles.directoryId, [...directoryIds]), searchCondition(db, search)))
    .orderBy(asc(downloadFiles.position), asc(downloadFiles.id))
  return rows.map(({ file }) => file)
}

/** Finds a file with its directory and category. */
export async function findFile(db: Queryable, id: number) {
  const [row] = await db
    .select({ file: downloadFiles, ...directoryWithCategory })
    .from(downloadFiles)
    .innerJoin(downloadDirectories, eq(downloadDirectories.id, downloadFiles.directoryId))
    .innerJoin(downloadCategories, belongsToCategory)
    .where(eq(downloadFiles.id, id))
  return row
}
