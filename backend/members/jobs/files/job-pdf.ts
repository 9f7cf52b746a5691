import { eq, sql } from 'drizzle-orm'
import { toDisplayName } from '@/backend/library/media/uploads'
import type { Author } from '@/backend/platform/access/author'
import { type JobPdf, type JobRow, jobFiles } from '@/backend/platform/db/schema/members/jobs'
import { acceptPdf } from '@/backend/platform/outside-files/accept-file'
import { rethrowAsFieldError } from '@/backend/platform/outside-files/field-refusal'
import { toUserKey } from '@/backend/platform/runtime/outside-file-limits'
import type { Services } from '@/backend/platform/services'
import { storeOnce } from '@/backend/platform/storage/stored-file'
import { requireOwnJob } from '../own-jobs'
import { assertCurrent, changeFilesOfJob, type JobAuthor } from '../write-job'

type FileServices = Pick<Services, 'db' | 'storage'>

/** Returns the storage key for the content of a PDF. */
export function jobFileKey(hash: string): string {
  return `job-files/${hash.slice(0, 2)}/${hash}`
}

/**
 * Replaces the PDF of an ad. The file is rewritten, which removes hidden content.
 * @throws NotFoundError, ConflictError; InvalidFieldsError for a file that cannot be used
 */
export async function replacePdf(
  { db, storage, outsideFileLimits }: FileServices & Pick<Services, 'outsideFileLimits'>,
  jobId: number,
  { file, revision }: { file: File; revision: number },
  author: JobAuthor & Pick<Author, 'userId'>,
): Promise<JobRow> {
  const { locale, now, userId } = author
  const row = await requireOwnJob(db, jobId, author.actor)
  await assertCurrent(db, row, { revision, submission: {}, locale, now })
  const acceptedPdf = acceptPdf(outsideFileLimits, { file, clientKey: toUserKey(userId) })
  const { bytes, hash } = await acceptedPdf.catch(rethrowAsFieldError('file', locale))
  // Stored before the transaction. If the server crashes, the row allows the unused file to be
  // removed later.
  await db
    .insert(jobFiles)
    .values({ hash, storedAt: now })
    .onConflictDoUpdate({ target: jobFiles.hash, set: { storedAt: now } })
  const pdf: JobPdf = { name: toPdfName(file.name), byteSize: bytes.byteLength, hash }
  return await db.transaction(async (transaction) => {
    await transaction.select().from(jobFiles).where(eq(jobFiles.hash, hash)).for('key share')
    await storeOnce(storage, jobFileKey(hash), bytes)
    return await changeFilesOfJob(transaction, jobId, { pdf, revision }, author)
  })
}

/**
 * Converts the name of an upload to a safe file name ending in `.pdf`, without folders, invisible
 * characters and other extensions.
 */
function toPdfName(uploadName: string): string {
  const baseName = toDisplayName(uploadName)
    .replace(/%(?:[01][\da-f]|7f|2f|5c)/gi, '')
    .replace(/["<>:|?*%]/g, '')
    .replace(/(?:\.(?:pdf|html?|php\d?|exe|js|svg|zip|com|bat))+$/i, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return `${[...baseName].slice(0, 100).join('').trim() || 'job'}.pdf`
}

/**
 * Removes PDFs that no ad uses. Keeps PDFs of the last hour, because an ad that uses them may not
 * be stored yet.
 */
export async function removeUnusedPdfs({ db, storage, clock }: FileServices & Pick<Services, 'clock'>): Promise<void> {
  const cutoff = new Date(clock().getTime() - 3_600_000).toISOString()
  for (;;) {
    const isDone = await db.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ hash: string }>(sql`
        SELECT hash FROM job_files AS file
        WHERE stored_at < ${cutoff}::timestamptz AND NOT EXISTS (SELECT FROM jobs WHERE pdf_hash = file.hash)
        LIMIT 1 FOR UPDATE SKIP LOCKED`)
      const [unusedFile] = rows
      if (!unusedFile) return true
      await transaction.delete(jobFiles).where(eq(jobFiles.hash, unusedFile.hash))
      await storage.delete(jobFileKey(unusedFile.hash))
      return false
    })
    if (isDone) return
  }
}
