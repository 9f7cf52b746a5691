import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { type ImageRow, images } from '@/backend/platform/db/schema/library/images'
import { InvalidFieldsError } from '@/backend/platform/errors'
import { createOriginal } from '@/backend/platform/images/create-original'
import { derivativeFolder, originalKey } from '@/backend/platform/images/keys'
import { InvalidPictureError, problemMessage } from '@/backend/platform/images/picture-problem'
import { contentHash } from '@/backend/platform/images/store-picture'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import { normalizeText } from '@/lib/contract/common/normalize-text'
import { pictureTextLimits } from '@/lib/contract/media/media'
import type { PictureChange } from './fields'
import { assertFolder } from './folders'
import { applyChange, defaultColumns } from './presenter'

type UploadServices = Pick<Services, 'db' | 'storage' | 'clock'>

interface Upload {
  file: File
  texts: PictureChange
  locale: Locale
  userId: number
}

/**
 * Adds a picture to the library. If the same file was uploaded before, returns the existing picture
 * unchanged.
 * @throws InvalidFieldsError
 */
export async function addPicture(
  { db, storage, clock }: UploadServices,
  { file, texts, locale, userId }: Upload,
): Promise<{ row: ImageRow; isNew: boolean }> {
  const upload = new Uint8Array(await file.arrayBuffer())
  const existingPicture = await findUpload(db, contentHash(upload))
  if (existingPicture) return { row: existingPicture, isNew: false }
  const { bytes, ...original } = await createOriginal(upload).catch((error: unknown) => {
    if (!(error instanceof InvalidPictureError)) throw error
    throw new InvalidFieldsError({ file: [problemMessage(locale, error.problem)] })
  })
  return db.transaction(async (transaction) => {
    const columns = applyChange(defaultColumns, texts, locale)
    await assertFolder(transaction, columns.folderId, locale, 'folder')
    await storeOriginal(transaction, storage, { hash: original.hash, bytes })
    const now = clock()
    const author = { createdBy: userId, updatedBy: userId, createdAt: now, updatedAt: now }
    const [row] = await transaction
      .insert(images)
      .values({ ...original, ...columns, ...author, fileName: toDisplayName(file.name) })
      .onConflictDoNothing({ target: images.sourceHash })
      .returning()
    if (row) return { row, isNew: true }
    const concurrentUpload = await findUpload(transaction, original.sourceHash)
    if (!concurrentUpload) throw new Error('A concurrent request deleted the uploaded picture.')
    return { row: concurrentUpload, isNew: false }
  })
}

/** Stores the original of a picture. Its row must exist or be written in the same transaction. */
export async function storeOriginal(
  transaction: Queryable,
  storage: UploadServices['storage'],
  { hash, bytes }: { hash: string; bytes: Uint8Array },
): Promise<void> {
  await lockFile(transaction, hash)
  await storage.put(originalKey(hash), bytes)
}

/**
 * Removes the files of a deleted picture. Keeps the original if a second picture has the same
 * content.
 */
export async function removeFiles(
  { db, storage }: { db: Pick<UploadServices['db'], 'transaction'>; storage: UploadServices['storage'] },
  { id, key, hash }: Pick<ImageRow, 'id' | 'key' | 'hash'>,
): Promise<void> {
  await storage.deleteAll(derivativeFolder({ id, pictureKey: key }))
  await db.transaction(async (transaction) => {
    await lockFile(transaction, hash)
    const [pictureWithFile] = await transaction
      .select({ id: images.id })
      .from(images)
      .where(eq(images.hash, hash))
      .limit(1)
    if (!pictureWithFile) await storage.delete(originalKey(hash))
  })
}

async function findUpload(db: Queryable, sourceHash: string): Promise<ImageRow | undefined> {
  const [row] = await db.select().from(images).where(eq(images.sourceHash, sourceHash))
  return row
}

/** Locks a file, so that it is not stored and removed at the same time. */
async function lockFile(db: Queryable, hash: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`picture ${hash}`}, 0))`)
}

/**
 * Returns the name of a file for display: without folders and invisible characters, and not longer
 * than the limit.
 */
export function toDisplayName(name: string): string {
  const baseName = normalizeText(name).split(/[/\\]/).at(-1) ?? ''
  const visibleName = baseName.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim()
  return [...visibleName].slice(0, pictureTextLimits.fileName).join('')
}
