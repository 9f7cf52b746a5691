import { addOutsideLibrary } from '@/backend/library/media/outside-library'
import { putOriginal } from '@/backend/library/media/uploads'
import type { Author } from '@/backend/platform/access/author'
import type { JobRow } from '@/backend/platform/db/schema/members/jobs'
import type { Services } from '@/backend/platform/services'
import { findOwnJob } from '../own-jobs'
import { assertCurrent, changeFilesOfJob, type JobAuthor } from '../write-job'

/**
 * Gives an ad a logo of its own, which is drawn anew, in place of the one that it has.
 * @throws NotFoundError, ConflictError; InvalidFieldsError for a file that cannot be used
 */
export async function replaceLogo(
  services: Pick<Services, 'db' | 'storage' | 'outsideUploads'>,
  jobId: number,
  { file, revision }: { file: File; revision: number },
  author: JobAuthor & Author,
): Promise<JobRow> {
  const { db, storage } = services
  const { locale, now } = author
  const row = await findOwnJob(db, jobId, author.actor)
  await assertCurrent(db, row, { revision, yours: {}, locale, now })
  // There before its file is, and before an ad has it: wherever the server ends, it is found again.
  const logo = await addOutsideLibrary(services, file, author)
  return await db.transaction(async (transaction) => {
    await putOriginal(transaction, storage, logo)
    return await changeFilesOfJob(transaction, jobId, { logoId: logo.id, revision }, author)
  })
}
