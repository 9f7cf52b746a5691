import { asc, count, eq, sql } from 'drizzle-orm'
import { findFullName } from '@/backend/platform/access/full-names'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { images } from '@/backend/platform/db/schema/library/images'
import { type MediaFolderRow, mediaFolders } from '@/backend/platform/db/schema/library/media-folders'
import { ConflictError, createStaleWriteError, NotFoundError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { MediaFolder } from '@/lib/contract/media/media'
import type { FolderChange } from './fields'
import { createFieldError } from './messages'

const maxFolders = 1000
const maxDepth = 8

/** Lists all folders by name, with the numbers of their pictures. */
export async function listFolders(db: Queryable): Promise<MediaFolder[]> {
  const rows = await db
    .select({ folder: mediaFolders, pictures: count(images.id) })
    .from(mediaFolders)
    .leftJoin(images, eq(images.folderId, mediaFolders.id))
    .groupBy(mediaFolders.id)
    .orderBy(asc(sql`lower(${mediaFolders.name})`), asc(mediaFolders.id))
  return rows.map(({ folder, pictures }) => presentFolder(folder, pictures))
}

/** @throws NotFoundError if the folder does not exist */
export async function readFolder(db: Queryable, id: number): Promise<MediaFolder> {
  const row = await requireFolder(db, id)
  return presentFolder(row, await countPictures(db, id))
}

/** The user who changes folders, and the language for error messages. */
export interface FolderEditor {
  userId: number
  locale: Locale
}

/** @throws InvalidFieldsError for an invalid name or parent, or too many folders */
export async function createFolder(
  db: Database,
  { name, parent }: { name: string; parent: number | null },
  { userId, locale }: FolderEditor,
): Promise<MediaFolder> {
  return db.transaction(async (transaction) => {
    const folders = await lockFolders(transaction)
    if (folders.length >= maxFolders) throw createFieldError(locale, 'non_field_errors', 'tooManyFolders')
    assertValid(folders, { id: null, name, parentId: parent }, locale)
    const [row] = await transaction
      .insert(mediaFolders)
      .values({ name, parentId: parent, updatedBy: userId })
      .returning()
    if (!row) throw new Error('The database did not return the folder.')
    return presentFolder(row, 0)
  })
}

/**
 * Renames or moves a folder. No-op if the values are already stored.
 * @throws NotFoundError, ConflictError, InvalidFieldsError
 */
export async function changeFolder(
  db: Database,
  id: number,
  { revision, ...change }: FolderChange & { revision: number },
  { userId, locale }: FolderEditor,
): Promise<MediaFolder> {
  return db.transaction(async (transaction) => {
    const folders = await lockFolders(transaction)
    const row = await requireFolder(transaction, id)
    const parentId = change.parent === undefined ? row.parentId : change.parent
    const name = change.name ?? row.name
    const isSame = parentId === row.parentId && name === row.name
    if (!isSame) {
      if (revision !== row.revision) throw await createConflict(transaction, row, change)
      assertValid(folders, { id, name, parentId }, locale)
      const newValues = { name, parentId, revision: row.revision + 1, updatedBy: userId }
      await transaction.update(mediaFolders).set(newValues).where(eq(mediaFolders.id, id))
    }
    return readFolder(transaction, id)
  })
}

/**
 * Deletes an empty folder.
 * @throws NotFoundError, ConflictError
 */
export async function deleteFolder(db: Database, id: number, revision: number): Promise<void> {
  await db.transaction(async (transaction) => {
    const folders = await lockFolders(transaction)
    const row = await requireFolder(transaction, id)
    if (revision !== row.revision) throw await createConflict(transaction, row, null)
    const hasSubfolders = folders.some(({ parentId }) => parentId === id)
    if (hasSubfolders || (await countPictures(transaction, id)) > 0) {
      throw new ConflictError('folderNotEmpty')
    }
    await transaction.delete(mediaFolders).where(eq(mediaFolders.id, id))
  })
}

/**
 * Asserts that a folder exists, and locks it against deletion until the transaction ends. Accepts
 * null, which means no folder.
 * @throws InvalidFieldsError
 */
export async function assertFolder(db: Queryable, id: number | null, locale: Locale, field: string): Promise<void> {
  if (id === null) return
  const folders = await db.select().from(mediaFolders).where(eq(mediaFolders.id, id)).for('share')
  if (folders.length === 0) throw createFieldError(locale, field, 'folderMissing')
}

/**
 * Locks the tree, so that only one transaction at a time changes it. Also locks the folders,
 * because uploads into a folder lock only this folder (`assertFolder`).
 */
async function lockFolders(db: Queryable): Promise<MediaFolderRow[]> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('media folders', 0))`)
  return db.select().from(mediaFolders).orderBy(mediaFolders.id).for('update')
}

async function requireFolder(db: Queryable, id: number): Promise<MediaFolderRow> {
  const [row] = await db.select().from(mediaFolders).where(eq(mediaFolders.id, id))
  if (!row) throw new NotFoundError()
  return row
}

async function createConflict(db: Queryable, row: MediaFolderRow, submission: unknown): Promise<ConflictError> {
  const current = presentFolder(row, await countPictures(db, row.id))
  return createStaleWriteError({ current, yours: submission, by: await findFullName(db, row.updatedBy) })
}

interface FolderDraft {
  id: number | null
  name: string
  parentId: number | null
}

function assertValid(folders: readonly MediaFolderRow[], folder: FolderDraft, locale: Locale): void {
  const parents = new Map(folders.map(({ id, parentId }) => [id, parentId]))
  const listAncestors = (start: number | null) => {
    const path: number[] = []
    for (let id = start; id !== null && path.length <= folders.length; id = parents.get(id) ?? null) path.push(id)
    return path
  }
  const path = listAncestors(folder.parentId)
  if (folder.parentId !== null && !parents.has(folder.parentId))
    throw createFieldError(locale, 'parent', 'folderMissing')
  if (folder.id !== null && path.includes(folder.id)) throw createFieldError(locale, 'parent', 'folderInItself')
  const distancesToDescendants = folders.map(({ id }) => listAncestors(id).indexOf(folder.id ?? 0))
  if (path.length + 1 + Math.max(0, ...distancesToDescendants) > maxDepth)
    throw createFieldError(locale, 'parent', 'folderTooDeep')
  const isNameTaken = folders.some(
    ({ id, parentId, name }) =>
      id !== folder.id && parentId === folder.parentId && name.toLowerCase() === folder.name.toLowerCase(),
  )
  if (isNameTaken) throw createFieldError(locale, 'name', 'folderNameTaken')
}

function presentFolder({ id, name, parentId, revision }: MediaFolderRow, pictures: number): MediaFolder {
  return { id, name, parent: parentId, pictures, revision }
}

async function countPictures(db: Queryable, folderId: number): Promise<number> {
  const [countRow] = await db.select({ count: count() }).from(images).where(eq(images.folderId, folderId))
  return countRow?.count ?? 0
}
