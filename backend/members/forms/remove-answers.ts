import { basename } from 'node:path'
import { eq, inArray, lte, type SQL } from 'drizzle-orm'
import { formFiles, formSubmissions } from '@/backend/platform/db/schema/members/forms'
import type { Services } from '@/backend/platform/services'
import { answerFiles, removeUnusedFiles } from './store-answers'

/** Small, because each answer may have files. */
const batchSize = 100
/** Younger files may belong to answers that are being stored. */
const forgottenMs = 24 * 3_600_000

/**
 * Deletes answers with their files in batches.
 * @returns their number
 */
export async function removeAnswers(
  services: Pick<Services, 'db' | 'storage'>,
  condition: SQL | undefined,
): Promise<number> {
  const { db } = services
  let removedCount = 0
  for (;;) {
    const part = await db
      .select({ id: formSubmissions.id })
      .from(formSubmissions)
      .where(condition)
      .limit(batchSize)
    if (part.length === 0) return removedCount
    const ids = part.map(({ id }) => id)
    const files = await db
      .select({ hash: formFiles.hash })
      .from(formFiles)
      .where(inArray(formFiles.submissionId, ids))
    await db.delete(formSubmissions).where(inArray(formSubmissions.id, ids))
    await removeUnusedFiles(
      services,
      files.map(({ hash }) => hash),
    )
    removedCount += ids.length
  }
}

/** Deletes expired answers. */
export async function removeExpiredAnswers(
  services: Pick<Services, 'db' | 'storage' | 'clock'>,
): Promise<void> {
  await removeAnswers(services, lte(formSubmissions.expiresAt, services.clock()))
}

/** Deletes files without an answer, which a crash during storing leaves behind. */
export async function removeForgottenFiles({
  db,
  storage,
  clock,
}: Pick<Services, 'db' | 'storage' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - forgottenMs)
  const usedHashes = new Set(
    (await db.select({ hash: formFiles.hash }).from(formFiles)).map(({ hash }) => hash),
  )
  const fileKeys: string[] = []
  for (const key of await answerFiles(storage)) {
    const hash = basename(key)
    if (usedHashes.has(hash) || !(await storage.exists(key))) continue
    if ((await storage.getMetaData(key)).lastModified < before) fileKeys.push(hash)
  }
  await removeUnusedFiles({ db, storage }, fileKeys)
}

/** The condition for the answers to a form. */
export const formCondition = (formId: number) => eq(formSubmissions.formId, formId)
