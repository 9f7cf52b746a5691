import { and, eq, sql } from 'drizzle-orm'
import { listCoveredAddresses } from '@/backend/library/redirects/branch-redirects'
import {
  type BranchMove,
  deleteRedirectsFrom,
  isOverlapping,
  saveMoveRedirects,
} from '@/backend/library/redirects/move-redirects'
import type { Queryable } from '@/backend/platform/db/client'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { type PublicationRow, publications } from '@/backend/platform/db/schema/content/publications'
import { ConflictError } from '@/backend/platform/errors'
import { isAccountPath } from '@/lib/contract/accounts/account-area'
import type { Locale } from '@/lib/contract/common/locale'
import { isRecordType } from '@/lib/contract/records/record'
import { isInList } from './in-list'
import { updateAudience } from './update-audience'
import type { WorkingCopy } from './working-copy'

type PublicationValues = Omit<
  PublicationRow,
  'pageId' | 'locale' | 'contentType' | 'path' | 'parentId' | 'position' | 'audience'
>

/** Thrown if another page is published at the path. */
export class PathTakenError extends ConflictError {
  override readonly name = 'PathTakenError'

  constructor(path: string) {
    super('pathTaken', { path })
  }
}

/**
 * Publishes the position of a working copy in the tree. The published pages below it move with it,
 * its siblings get the order of their working copies, and redirects lead from the old addresses to
 * the new ones.
 * @throws PathTakenError
 */
export async function placePublication(db: Queryable, copy: WorkingCopy, fields: PublicationValues): Promise<void> {
  const { page, text } = copy
  const { locale } = text
  const oldPath = await findPath(db, page.id, locale)
  const path = await computePublishedPath(db, copy)
  const isMoving = oldPath !== null && oldPath !== path
  const descendantIds = isMoving ? await loadDescendantIds(db, locale, page.id, oldPath) : []
  const move: BranchMove = { locale, oldPath: oldPath ?? path, newPath: path, pageIds: [page.id, ...descendantIds] }
  if (oldPath !== path) await assertPathsFree(db, move)
  const coveredAddresses = isMoving ? await listCoveredAddresses(db, { id: page.id, locale, path: move.oldPath }) : []
  if (isMoving) await movePaths(db, move)
  const { contentType, parentId, position } = page
  const row = { ...fields, contentType, path, parentId, position }
  await db
    .insert(publications)
    .values({ pageId: page.id, locale, ...row })
    .onConflictDoUpdate({ target: [publications.pageId, publications.locale], set: row })
  await updateAudience(db, locale, page.id, isMoving && (isAccountPath(move.oldPath) || isAccountPath(path)))
  if (!isRecordType(page.contentType)) await orderSiblings(db, locale, page.parentId)
  if (isMoving) await saveMoveRedirects(db, move, coveredAddresses)
  else await deleteRedirectsFrom(db, locale, path)
}

async function findPath(db: Queryable, pageId: number, locale: Locale): Promise<string | null> {
  const [row] = await db
    .select({ path: publications.path })
    .from(publications)
    .where(and(eq(publications.pageId, pageId), eq(publications.locale, locale)))
  return row?.path ?? null
}

/** Computes the path of the published page, which is below the published path of its parent. */
async function computePublishedPath(db: Queryable, { page, text }: WorkingCopy): Promise<string> {
  if (page.parentId === null) return text.path
  const [parent] = await db
    .select({ workingPath: pageTexts.path, publishedPath: publications.path })
    .from(pageTexts)
    .innerJoin(publications, and(eq(publications.pageId, pageTexts.pageId), eq(publications.locale, pageTexts.locale)))
    .where(and(eq(pageTexts.pageId, page.parentId), eq(pageTexts.locale, text.locale)))
  if (!parent || !text.path.startsWith(`${parent.workingPath}/`)) return text.path
  return parent.publishedPath + text.path.slice(parent.workingPath.length)
}

/**
 * Loads the ids of the published descendants that move with a page, because their paths are below
 * its path.
 */
async function loadDescendantIds(db: Queryable, locale: Locale, pageId: number, path: string): Promise<number[]> {
  const { rows } = await db.execute<{ pageIds: number[] | null }>(sql`
    WITH RECURSIVE descendants AS (
      SELECT page_id, path FROM publications WHERE parent_id = ${pageId} AND locale = ${locale}
      UNION
      SELECT child.page_id, child.path FROM publications AS child JOIN descendants ON child.parent_id = descendants.page_id
      WHERE child.locale = ${locale}
    )
    SELECT array_agg(page_id) AS "pageIds" FROM descendants
    WHERE page_id <> ${pageId} AND starts_with(path, ${`${path}/`})`)
  return rows[0]?.pageIds ?? []
}

/**
 * Asserts that no new path of the moved pages belongs to another page.
 * @throws PathTakenError
 */
async function assertPathsFree(db: Queryable, { locale, oldPath, newPath, pageIds }: BranchMove): Promise<void> {
  const movedIds = sql`${sql.param(pageIds)}::integer[]`
  // Usually no other page has a path below the new one. If there are such pages, their paths are
  // compared one by one.
  const { rows } = await db.execute<{ path: string }>(sql`
    WITH possible_conflicts AS MATERIALIZED (
      SELECT path FROM publications
      WHERE locale = ${locale} AND starts_with(path, ${newPath}) AND page_id NOT IN (SELECT unnest(${movedIds}))
    )
    SELECT path FROM possible_conflicts
    WHERE path = ${newPath} OR EXISTS (
      SELECT FROM publications AS moving
      WHERE moving.locale = ${locale} AND moving.page_id IN (SELECT unnest(${movedIds}))
        AND moving.path = ${oldPath} || substr(possible_conflicts.path, char_length(${newPath}) + 1)
    )
    ORDER BY path LIMIT 1`)
  if (rows[0]) throw new PathTakenError(rows[0].path)
}

/** Sets the new paths of a page and the pages below it. */
async function movePaths(db: Queryable, move: BranchMove): Promise<void> {
  if (!isOverlapping(move)) return setPaths(db, move)
  // A new path may equal the old path of another moved page, which the unique index would reject.
  // So all pages get a temporary path first.
  const temporaryPath = `\u0001${move.newPath}`
  await setPaths(db, { ...move, newPath: temporaryPath })
  await setPaths(db, { ...move, oldPath: temporaryPath })
}

async function setPaths(db: Queryable, { locale, oldPath, newPath, pageIds }: BranchMove): Promise<void> {
  await db.execute(sql`
    UPDATE publications SET path = ${newPath} || substr(path, char_length(${oldPath}) + 1)
    FROM unnest(${sql.param(pageIds)}::integer[]) AS moving(page_id)
    WHERE publications.page_id = moving.page_id AND locale = ${locale}`)
}

/**
 * Publishes the current order of all siblings. The order is not part of the version of a single
 * page.
 */
async function orderSiblings(db: Queryable, locale: Locale, parentId: number | null): Promise<void> {
  await db.execute(sql`
    UPDATE publications AS publication SET position = page.position
    FROM pages AS page
    WHERE page.id = publication.page_id AND publication.locale = ${locale} AND publication.position <> page.position
      AND ${isInList('publication', parentId)} AND ${isInList('page', parentId)}`)
}
