import { addLogoOutsideLibrary } from '@/backend/library/media/outside-library'
import { storeOriginal } from '@/backend/library/media/uploads'
import type { Author } from '@/backend/platform/access/author'
import type { JobRow } from '@/backend/platform/db/schema/members/jobs'
import type { Services } from '@/backend/platform/services'
import { requireOwnJob } from '../own-jobs'
import { assertCurrent, changeFilesOfJob, type JobAuthor } from '../write-job'

/**
 * Replaces the logo of an ad. The picture is re-encoded, which removes hidden data.
 * @throws NotFoundError, ConflictError; InvalidFieldsError for a file that cannot be used
 */
export async function replaceLogo(
  services: Pick<Services, 'db' | 'storage' | 'outsideFileLimits'>,
  jobId: number,
  { file, revision }: { file: File; revision: number },
  author: JobAuthor & Author,
): Promise<JobRow> {
  const { db, storage } = services
  const { locale, now } = author
  const row = await requireOwnJob(db, jobId, author.actor)
  await assertCurrent(db, row, { revision, submission: {}, locale, now })
  // The row is stored before the file, and before the ad refers to it. If the server crashes, the
  // row allows the unused file to be removed later.
  const logo = await addLogoOutsideLibrary(services, file, author)
  return await db.transaction(async (transaction) => {
    await storeOriginal(transaction, storage, logo)
    return await changeFilesOfJob(transaction, jobId, { logoId: logo.id, revision }, author)
  })
}
