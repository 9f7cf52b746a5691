import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { findFullName } from '@/backend/platform/access/full-names'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { type ImageRow, images } from '@/backend/platform/db/schema/library/images'
import { ConflictError, createStaleWriteError, NotFoundError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { PictureChange } from './fields'
import { assertFolder } from './folders'
import { listPictureUses } from './picture-usage'
import { applyChange, presentPicture } from './presenter'

/** Updates the content that shows a changed picture, in the transaction of the change. */
export interface PictureChangeHandler {
  /** Locks the content that shows pictures. Must precede the lock of the picture. */
  lock(db: Queryable): Promise<void>
  update(db: Queryable, id: number, now: Date): Promise<void>
}

interface ChangeRequest {
  id: number
  revision: number
  change: PictureChange
  locale: Locale
  userId: number
  now: Date
  changeHandler: PictureChangeHandler
}

/** The condition for a picture of the library, which excludes logos of job ads and proposals. */
const isInLibrary = (id: number) => and(eq(images.id, id), eq(images.isOutsideLibrary, false))

/** @throws NotFoundError if the library does not have the picture */
export async function requirePicture(db: Queryable, id: number): Promise<ImageRow> {
  const [row] = await db.select().from(images).where(isInLibrary(id))
  if (!row) throw new NotFoundError()
  return row
}

/**
 * Changes the texts and settings of a picture. No-op if the values are already stored, even for an
 * outdated revision, because a client may repeat its request after a lost response.
 * @throws NotFoundError, ConflictError, InvalidFieldsError
 */
export function changePicture(
  db: Database,
  { id, revision, change, locale, userId, now, changeHandler }: ChangeRequest,
): Promise<ImageRow> {
  return db.transaction(async (transaction) => {
    await changeHandler.lock(transaction)
    const row = await lockPicture(transaction, id)
    const columns = applyChange(row, change, locale)
    if (isDeepStrictEqual({ ...row, ...columns }, row)) return row
    if (revision !== row.revision) throw await createConflict(transaction, row, change, locale)
    await assertFolder(transaction, columns.folderId, locale, 'folder')
    const [changedRow] = await transaction
      .update(images)
      .set({
        ...pickChangedColumns(row, columns),
        revision: row.revision + 1,
        updatedBy: userId,
        updatedAt: now,
      })
      .where(eq(images.id, id))
      .returning()
    if (!changedRow) throw new NotFoundError()
    await changeHandler.update(transaction, id, now)
    return changedRow
  })
}

/**
 * Returns only the columns that get a new value. Each column in the UPDATE statement makes triggers
 * invalidate pages, even if its value stays the same.
 */
function pickChangedColumns<Columns extends Partial<ImageRow>>(row: ImageRow, columns: Columns): Partial<Columns> {
  const entries = Object.entries(columns) as [keyof ImageRow, unknown][]
  return Object.fromEntries(entries.filter(([name, value]) => !isDeepStrictEqual(row[name], value))) as Partial<Columns>
}

/**
 * Deletes an unused picture. The caller removes its files.
 * @throws NotFoundError; ConflictError with `used_by` if the picture is in use
 */
export function deletePicture(db: Database, id: number, revision: number, locale: Locale): Promise<ImageRow> {
  return db.transaction(async (transaction) => {
    const row = await lockPicture(transaction, id)
    if (revision !== row.revision) throw await createConflict(transaction, row, null, locale)
    const used_by = await listPictureUses(transaction, id)
    if (used_by.length > 0) throw new ConflictError('pictureInUse', { used_by })
    await transaction.delete(images).where(eq(images.id, id))
    return row
  })
}

/**
 * Locks a picture against new uses. A transaction that adds a use locks the picture too
 * (`lockPictures`), so the two run one after the other.
 */
async function lockPicture(db: Queryable, id: number): Promise<ImageRow> {
  const [row] = await db.select().from(images).where(isInLibrary(id)).for('update')
  if (!row) throw new NotFoundError()
  return row
}

async function createConflict(db: Queryable, row: ImageRow, submission: PictureChange | null, locale: Locale) {
  return createStaleWriteError({
    current: presentPicture(row, locale),
    yours: submission,
    by: await findFullName(db, row.updatedBy),
  })
}
