import { and, eq, sql } from 'drizzle-orm'
import type { Author } from '@/backend/platform/access/author'
import { type ImageRow, images } from '@/backend/platform/db/schema/library/images'
import { acceptPicture } from '@/backend/platform/outside-files/accept-file'
import { rethrowAsFieldError } from '@/backend/platform/outside-files/field-refusal'
import { toUserKey } from '@/backend/platform/runtime/outside-file-limits'
import type { Services } from '@/backend/platform/services'
import { removeFiles, toDisplayName } from './uploads'

/** The retention of an unused logo. Its form may not have been submitted yet. */
const retentionMs = 24 * 3_600_000

/**
 * Adds a logo for a job ad or a proposal, which the media library does not list. Identical files
 * become separate pictures, so that no user gets access to another user's picture. The caller must
 * store the file (`storeOriginal`).
 * @throws InvalidFieldsError for an unusable file
 */
export async function addLogoOutsideLibrary(
  { db, outsideFileLimits }: Pick<Services, 'db' | 'outsideFileLimits'>,
  file: File,
  { userId, locale, now }: Author,
): Promise<{ id: number; hash: string; bytes: Uint8Array }> {
  const acceptedPicture = acceptPicture(outsideFileLimits, { file, clientKey: toUserKey(userId) })
  const { bytes, sourceHash, ...original } = await acceptedPicture.catch(rethrowAsFieldError('file', locale))
  const author = { createdBy: userId, updatedBy: userId, createdAt: now, updatedAt: now }
  const [logo] = await db
    .insert(images)
    // Marked as decorative, because the name of the organization is shown next to its logo.
    .values({
      ...original,
      ...author,
      isOutsideLibrary: true,
      isDecorative: true,
      fileName: toDisplayName(file.name),
    })
    .returning({ id: images.id })
  if (!logo) throw new Error('The database returned no id for the logo.')
  return { id: logo.id, hash: original.hash, bytes }
}

/** Deletes logos that no job ad and no proposal uses. */
export async function removeUnusedLogos({
  db,
  storage,
  clock,
}: Pick<Services, 'db' | 'storage' | 'clock'>): Promise<void> {
  const cutoff = new Date(clock().getTime() - retentionMs).toISOString()
  for (;;) {
    const isDone = await db.transaction(async (transaction) => {
      const unusedCondition = and(
        eq(images.isOutsideLibrary, true),
        sql`${images.createdAt} < ${cutoff}::timestamptz`,
        sql`NOT EXISTS (SELECT FROM jobs WHERE logo_id = ${images.id})`,
        sql`NOT EXISTS (SELECT FROM organization_proposals WHERE logo_id = ${images.id})`,
        // A proposal in the trash gets its logo back if it is restored.
        sql`NOT EXISTS (SELECT FROM trashed_rows
          WHERE table_name = 'organization_proposals' AND (data ->> 'logo_id')::integer = ${images.id})`,
      )
      const [logo]: ImageRow[] = await transaction
        .select()
        .from(images)
        .where(unusedCondition)
        .limit(1)
        .for('update', { skipLocked: true })
      if (!logo) return true
      await transaction.delete(images).where(eq(images.id, logo.id))
      await removeFiles({ db: transaction, storage }, logo)
      return false
    })
    if (isDone) return
  }
}
