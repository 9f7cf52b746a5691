import { eq, sql } from 'drizzle-orm'
import { maxJobFileBytes } from '@/lib/contract/jobs'
import type { Locale } from '@/lib/contract/locale'
import type { Author } from '../../access/author'
import { type ImageRow, images } from '../../db/schema/images'
import type { JobRow } from '../../db/schema/jobs'
import { InvalidFieldsError } from '../../errors'
import { type Master, makeMaster } from '../../images/master'
import { InvalidPictureError, problemMessage } from '../../images/picture-problem'
import { isSvg } from '../../images/rasterize-svg'
import { displayName, putOriginal, removeFiles } from '../../media/uploads'
import type { Services } from '../../services'
import { findOwnJob } from '../own-jobs'
import { assertCurrent, changeFilesOfJob, type JobAuthor } from '../write-job'
import { fileMessage } from './messages'

type Parts = Pick<Services, 'db' | 'storage' | 'clock'>

/**
 * Gives an ad a logo of its own, which is drawn anew, in place of the one that it has. It is a picture, but none of the library: a file
 * that is there already makes another, so that nobody gets at a picture of somebody else.
 * @throws NotFoundError, ConflictError; InvalidFieldsError for a file that cannot be used
 */
export async function replaceLogo(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  jobId: number,
  { file, revision }: { file: File; revision: number },
  author: JobAuthor & Author,
): Promise<JobRow> {
  const { userId, locale, now } = author
  const row = await findOwnJob(db, jobId, author.actor)
  await assertCurrent(db, row, { revision, yours: {}, locale, now })
  const { bytes, sourceHash, ...stored } = await acceptLogo(file, locale)
  const who = { createdBy: userId, updatedBy: userId, createdAt: now, updatedAt: now }
  // There before its file is, and before an ad has it: wherever the server ends, it is found again.
  const [logo] = await db
    .insert(images)
    // The name of the employer stands beside it.
    .values({ ...stored, ...who, isOfJob: true, isDecorative: true, fileName: displayName(file.name) })
    .returning({ id: images.id })
  if (!logo) throw new Error('The logo was not stored.')
  return await db.transaction(async (transaction) => {
    await putOriginal(transaction, storage, { hash: stored.hash, bytes })
    return await changeFilesOfJob(transaction, jobId, { logoId: logo.id, revision }, author)
  })
}

async function acceptLogo(file: File, locale: Locale): Promise<Master> {
  const refuse = (text: string) => new InvalidFieldsError({ file: [text] })
  if (file.size === 0) throw refuse(fileMessage(locale, 'empty'))
  if (file.size > maxJobFileBytes) throw refuse(fileMessage(locale, 'tooLarge'))
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isSvg(bytes)) throw refuse(fileMessage(locale, 'drawing'))
  try {
    return await makeMaster(bytes)
  } catch (error) {
    throw error instanceof InvalidPictureError ? refuse(problemMessage(locale, error.problem)) : error
  }
}

/** Removes logos that no ad has any more; what was sent within the last hour may be on its way to one. */
export async function removeUnusedLogos({ db, storage, clock }: Parts): Promise<void> {
  const before = new Date(clock().getTime() - 3_600_000).toISOString()
  for (;;) {
    const isDone = await db.transaction(async (transaction) => {
      const unused = sql`${images.isOfJob} AND ${images.createdAt} < ${before}::timestamptz
        AND NOT EXISTS (SELECT FROM jobs WHERE logo_id = ${images.id})`
      const [logo]: ImageRow[] = await transaction
        .select()
        .from(images)
        .where(unused)
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
