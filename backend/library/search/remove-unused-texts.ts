import { and, lt, notExists, sql } from 'drizzle-orm'
import { downloadFiles } from '@/backend/platform/db/schema/library/downloads'
import { fileTexts } from '@/backend/platform/db/schema/library/search'
import type { Services } from '@/backend/platform/services'

const unusedMs = 24 * 3_600_000

/**
 * Deletes the texts of contents without a file. If such a file returns, its text is extracted
 * again.
 */
export async function removeUnusedTexts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const file = db
    .select({ one: sql`1` })
    .from(downloadFiles)
    .where(sql`${downloadFiles.hash} = ${fileTexts.hash}`)
  const before = new Date(clock().getTime() - unusedMs)
  await db.delete(fileTexts).where(and(lt(fileTexts.extractedAt, before), notExists(file)))
}
