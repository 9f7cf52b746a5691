import { basename } from 'node:path'
import { and, eq, inArray, lte, type SQL } from 'drizzle-orm'
import { formFiles, formSubmissions } from '@/backend/platform/db/schema/members/forms'
import type { Services } from '@/backend/platform/services'
import { listAnswerFiles, removeUnusedFiles } from './store-answers'

/** The number of answers in a batch. It is small, because each answer may have files. */
const batchSize = 100
/**
 * The minimum age of a file without an answer. A younger file may belong to an answer that is being
 * stored.
 */
const minOrphanAgeMs = 24 * 3_600_000

/**
 * Deletes answers and their files, in batches.
 * @returns the number of deleted answers
 */
export async function removeAnswers(
  services: Pick<Services, 'db' | 'storage'>,
  condition: SQL | undefined,
): Promise<number> {
  const { db } = services
  let removedCount = 0
  for (;;) {
    const batch = await db.select({ id: formSubmissions.id }).from(formSubmissions).where(condition).limit(batchSize)
    if (batch.length === 0) return removedCount
    const ids = batch.map(({ id }) => id)
    const files = await db.select({ hash: formFiles.hash }).from(formFiles).where(inArray(formFiles.submissionId, ids))
    await db.delete(formSubmissions).where(inArray(formSubmissions.id, ids))
    await removeUnusedFiles(
      services,
      files.map(({ hash }) => hash),
    )
    removedCount += ids.length
  }
}

export async function removeExpiredAnswers(services: Pick<Services, 'db' | 'storage' | 'clock'>): Promise<void> {
  await removeAnswers(services, lte(formSubmissions.expiresAt, services.clock()))
}

/** Deletes files without an answer. They remain if the server crashes while it stores an answer. */
export async function removeOrphanedFiles({
  db,
  storage,
  clock,
}: Pick<Services, 'db' | 'storage' | 'clock'>): Promise<void> {
  const cutoff = new Date(clock().getTime() - minOrphanAgeMs)
  const usedHashes = new Set((await db.select({ hash: formFiles.hash }).from(formFiles)).map(({ hash }) => hash))
  const orphanedHashes: string[] = []
  for (const key of await listAnswerFiles(storage)) {
    const hash = basename(key)
    if (usedHashes.has(hash) || !(await storage.exists(key))) continue
    if ((await storage.getMetaData(key)).lastModified < cutoff) orphanedHashes.push(hash)
  }
  await removeUnusedFiles({ db, storage }, orphanedHashes)
}

/** Returns the condition for the answers to a form, up to the id `newestId` if it is set. */
export const formCondition = (formId: number, newestId?: number) =>
  and(eq(formSubmissions.formId, formId), newestId === undefined ? undefined : lte(formSubmissions.id, newestId))
