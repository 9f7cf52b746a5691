import { eq, sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import { maxMemberFileBytes } from '@/lib/contract/media'
import { type JobPdf, type JobRow, jobFiles } from '../../db/schema/jobs'
import { InvalidFieldsError } from '../../errors'
import { contentHash } from '../../images/store-picture'
import { fileMessage } from '../../media/file-messages'
import { displayName } from '../../media/uploads'
import { InvalidPdfError, rewritePdf } from '../../pdf/rewrite-pdf'
import type { Services } from '../../services'
import { findOwnJob } from '../own-jobs'
import { assertCurrent, changeFilesOfJob, type JobAuthor } from '../write-job'

type Parts = Pick<Services, 'db' | 'storage'>

/** The storage key of the content of a PDF. */
export function jobFileKey(hash: string): string {
  return `job-files/${hash.slice(0, 2)}/${hash}`
}

/**
 * Gives an ad a PDF, which is written anew, in place of the one that it has.
 * @throws NotFoundError, ConflictError; InvalidFieldsError for a file that cannot be used
 */
export async function replacePdf(
  { db, storage }: Parts,
  jobId: number,
  { file, revision }: { file: File; revision: number },
  author: JobAuthor,
): Promise<JobRow> {
  const { locale, now } = author
  const row = await findOwnJob(db, jobId, author.actor)
  await assertCurrent(db, row, { revision, yours: {}, locale, now })
  const bytes = await acceptPdf(file, locale)
  const hash = contentHash(bytes)
  // Stored even if the server ends here: then there is a row by which the file is found again.
  await db
    .insert(jobFiles)
    .values({ hash, storedAt: now })
    .onConflictDoUpdate({ target: jobFiles.hash, set: { storedAt: now } })
  const pdf: JobPdf = { name: pdfName(file.name), byteSize: bytes.byteLength, hash }
  return await db.transaction(async (transaction) => {
    await transaction.select().from(jobFiles).where(eq(jobFiles.hash, hash)).for('key share')
    if (!(await storage.exists(jobFileKey(hash)))) await storage.put(jobFileKey(hash), bytes)
    return await changeFilesOfJob(transaction, jobId, { pdf, revision }, author)
  })
}

async function acceptPdf(file: File, locale: Locale): Promise<Uint8Array> {
  const refuse = (text: string) => new InvalidFieldsError({ file: [text] })
  if (file.size === 0) throw refuse(fileMessage(locale, 'empty'))
  if (file.size > maxMemberFileBytes) throw refuse(fileMessage(locale, 'tooLarge'))
  try {
    return await rewritePdf(new Uint8Array(await file.arrayBuffer()))
  } catch (error) {
    throw error instanceof InvalidPdfError ? refuse(error.messageIn(locale)) : error
  }
}

/** What a PDF is saved as: as it was called, without folders, signs that are not seen and other extensions. */
function pdfName(sent: string): string {
  const own = displayName(sent)
    .replace(/%(?:[01][\da-f]|7f|2f|5c)/gi, '')
    .replace(/["<>:|?*%]/g, '')
    .replace(/(?:\.(?:pdf|html?|php\d?|exe|js|svg|zip|com|bat))+$/i, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return `${[...own].slice(0, 100).join('').trim() || 'job'}.pdf`
}

/** Removes PDFs that no ad has any more; what was sent within the last hour may be on its way to one. */
export async function removeUnusedPdfs({
  db,
  storage,
  clock,
}: Parts & Pick<Services, 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - 3_600_000).toISOString()
  for (;;) {
    const isDone = await db.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ hash: string }>(sql`
        SELECT hash FROM job_files AS file
        WHERE stored_at < ${before}::timestamptz AND NOT EXISTS (SELECT FROM jobs WHERE pdf_hash = file.hash)
        LIMIT 1 FOR UPDATE SKIP LOCKED`)
      const [unused] = rows
      if (!unused) return true
      await transaction.delete(jobFiles).where(eq(jobFiles.hash, unused.hash))
      await storage.delete(jobFileKey(unused.hash))
      return false
    })
    if (isDone) return
  }
}
