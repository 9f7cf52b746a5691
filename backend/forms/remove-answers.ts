import { eq, inArray, lte, type SQL } from 'drizzle-orm'
import { formFiles, formSubmissions } from '../db/schema/forms'
import type { Services } from '../services'
import { removeUnusedFiles } from './store-answers'

/** Few at once, since each may have files. */
const batchSize = 100

/** Deletes answers with their files, in parts. @returns how many */
export async function removeAnswers(
  services: Pick<Services, 'db' | 'storage'>,
  condition: SQL | undefined,
): Promise<number> {
  const { db } = services
  let removed = 0
  for (;;) {
    const part = await db
      .select({ id: formSubmissions.id })
      .from(formSubmissions)
      .where(condition)
      .limit(batchSize)
    if (part.length === 0) return removed
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
    removed += ids.length
  }
}

/** Deletes the answers whose time has ended. */
export async function removeExpiredAnswers(
  services: Pick<Services, 'db' | 'storage' | 'clock'>,
): Promise<void> {
  await removeAnswers(services, lte(formSubmissions.expiresAt, services.clock()))
}

/** The answers to a form. */
export const ofForm = (formId: number) => eq(formSubmissions.formId, formId)
