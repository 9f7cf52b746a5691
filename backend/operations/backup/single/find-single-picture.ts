import { eq, or, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { images } from '@/backend/platform/db/schema/library/images'
import { originalKey } from '@/backend/platform/images/keys'
import { readArchive } from '../archive'
import { quoteIdentifier } from '../catalog'
import { type Manifest, toFileName } from '../manifest'
import type { BackupItem, CheckedBackup, LiveSite } from './backup-item'
import { findRows } from './find-rows'
import type { RowTexts } from './row-texts'
import { selectRows } from './select-rows'
import type { SinglePicture } from './single-item'

/** Finds a picture of the library and its file in a backup. @throws Error if one is missing */
export async function findSinglePicture(backup: CheckedBackup, { id }: SinglePicture): Promise<BackupItem> {
  const { createdAt, files } = backup.manifest
  const isPictureRow = (row: RowTexts) => row.id === String(id)
  const rows = await findRows(backup.file, new Map([['images', isPictureRow]]))
  const [row] = rows.get('images') ?? []
  if (!row)
    throw new Error(
      `The backup of ${createdAt} has no picture ${id}: it was not uploaded yet, or was deleted. Use another backup.`,
    )
  if (row.is_outside_library !== 'f')
    throw new Error(`The picture ${id} belonged to a job ad or a proposal, not to the library.`)
  const storedFile = files.find(({ key }) => key === originalKey(row.hash ?? ''))
  if (!storedFile) throw new Error(`The backup of ${createdAt} has no file of the picture ${id}.`)
  const name = `picture ${id}`
  const title = row.file_name ? `${name}, “${row.file_name}”` : name
  return {
    name,
    description: `${title}, ${storedFile.size} bytes`,
    rows,
    async restore(db, site) {
      const hasPicture = await hasStoredPicture(db, id, row)
      if (hasPicture && (await restoreFile(site, backup.file, storedFile)))
        return ['The picture still existed. Its missing or damaged file was restored.']
      if (hasPicture) throw new Error(`The picture ${id} still exists and stays unchanged. See the media library.`)
      await insertPicture(db, site, row)
      await announceUses(db, id)
      await restoreFile(site, backup.file, storedFile)
      return ['It is in the media library again. Its sizes are created on demand.']
    },
  }
}

/**
 * Returns true if the picture exists with this file.
 * @throws Error if another picture has the id or the file
 */
async function hasStoredPicture(db: Queryable, id: number, row: RowTexts): Promise<boolean> {
  const sameFileCondition = row.source_hash ? eq(images.sourceHash, row.source_hash) : undefined
  const [existingPicture] = await db
    .select({ id: images.id, hash: images.hash })
    .from(images)
    .where(or(eq(images.id, id), sameFileCondition))
    .orderBy(sql`${images.id} <> ${id}`)
    .limit(1)
  if (!existingPicture) return false
  if (existingPicture.id !== id)
    throw new Error(
      `The file of the picture ${id} was uploaded again as picture ${existingPicture.id}. Use that one instead.`,
    )
  if (existingPicture.hash !== row.hash) throw new Error(`The picture ${id} still exists, with another file.`)
  return true
}

/**
 * Inserts the row of a picture. References to missing rows become null. Derivatives are created on
 * demand.
 */
async function insertPicture(db: Queryable, { tables }: LiveSite, row: RowTexts): Promise<void> {
  const columns = tables.get('images')?.columns ?? []
  const changedValues: Record<string, string> = {
    prepared_at: 'NULL',
    folder_id: '(SELECT id FROM media_folders WHERE id = stored.folder_id)',
    created_by: '(SELECT id FROM users WHERE id = stored.created_by)',
    updated_by: '(SELECT id FROM users WHERE id = stored.updated_by)',
  }
  const names = columns.map(({ name }) => quoteIdentifier(name)).join(', ')
  const values = columns.map(({ name }) => changedValues[name] ?? `stored.${quoteIdentifier(name)}`).join(', ')
  await db.execute(sql`
    INSERT INTO images (${sql.raw(names)}) OVERRIDING SYSTEM VALUE
    SELECT ${sql.raw(values)} FROM ${selectRows([row], columns)} AS stored`)
}

/**
 * Invalidates all caches if public content uses the picture. Triggers assume that a new picture is
 * unused.
 */
async function announceUses(db: Queryable, id: number): Promise<void> {
  await db.execute(sql`
    SELECT announce_cache_tags(ARRAY['*']) WHERE EXISTS (
      SELECT FROM picture_uses WHERE image_id = ${id} AND place IN ('publication', 'container', 'html', 'settings')
    )`)
}

/**
 * Writes the file unless it exists unchanged. Returns true if it was written. A failed write leaves
 * no file.
 */
async function restoreFile(
  { files }: LiveSite,
  archive: string,
  { key, sha256 }: Manifest['files'][number],
): Promise<boolean> {
  const existingFile = await files.open(key)
  await existingFile?.close()
  if (existingFile && (await files.hash(key)) === sha256) return false
  await files.remove(key)
  try {
    for await (const { name, content } of readArchive(archive)) {
      if (name !== toFileName(key)) continue
      await files.write(key, content)
      break
    }
    if ((await files.hash(key)) !== sha256) throw new Error(`The file ${key} differs from that of the backup.`)
    return true
  } catch (error) {
    await files.remove(key)
    throw error
  }
}
