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
const isOfCategory = eq(downloadCategories.id, downloadDirectories.categoryId)

/** A selection of directories; `categoryId` null selects all categories. */
export interface DirectoryFilter {
  isProtected: boolean
  categoryId: number | null
  /**
   * Words that all have to occur in a file's title or name or in its directory's title; empty for
   * all.
   */
  search: string
}

/**
 * Lists a page of the public or protected directories, in the order of their categories and
 * positions, and counts them.
 */
export async function listDirectories(db: Queryable, filter: DirectoryFilter, { offset, limit }: PageRange) {
  const isRequested = directoryCondition(db, filter)
  const rows = await db
    .select(directoryWithCategory)
    .from(downloadDirectories)
    .innerJoin(downloadCategories, isOfCategory)
    .where(isRequested)
    .orderBy(
      asc(downloadCategories.position),
      asc(downloadCategories.id),
      asc(downloadDirectories.position),
      asc(downloadDirectories.id),
    )
    .offset(offset)
    .limit(limit)
  const [countRow] = await db
    .select({ count: count() })
    .from(downloadDirectories)
    .innerJoin(downloadCategories, isOfCategory)
    .where(isRequested)
  return { count: countRow?.count ?? 0, rows }
}

function directoryCondition(
  db: Queryable,
  { isProtected, categoryId, search }: DirectoryFilter,
): SQL | undefined {
  const isSearched = searchCondition(db, search)
  return and(
    eq(downloadCategories.isProtected, isProtected),
    or(sql`${downloadDirectories.followsArticles} IS NOT TRUE`, exists(articlesForAll(db))),
    categoryId === null ? undefined : eq(downloadCategories.id, categoryId),
    isSearched &&
      inArray(
        downloadDirectories.id,
        db.select({ id: downloadFiles.directoryId }).from(downloadFiles).where(isSearched),
      ),
  )
}

/** Selects the public articles of a directory. */
function articlesForAll(db: Queryable) {
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
 * Returns the condition that a file matches a search; undefined for an empty search. Each word is
 * looked up in the indexes of both tables.
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

/** Finds a public or a protected directory. */
export async function findDirectory(db: Queryable, id: number, isProtected: boolean) {
  const [row] = await db
    .select(directoryWithCategory)
    .from(downloadDirectories)
    .innerJoin(downloadCategories, isOfCategory)
    .where(and(eq(downloadDirectories.id, id), eq(downloadCategories.isProtected, isProtected)))
  return row
}

/** Lists the files of directories that match a search, in the order of each directory. */
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
    .innerJoin(downloadCategories, isOfCategory)
    .where(eq(downloadFiles.id, id))
  return row
}
