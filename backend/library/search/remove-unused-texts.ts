import { and, lt, notExists, sql } from 'drizzle-orm'
import { downloadFiles } from '@/backend/platform/db/schema/library/downloads'
import { fileTexts } from '@/backend/platform/db/schema/library/search'
import type { Services } from '@/backend/platform/services'

const retentionMs = 24 * 3_600_000

/**
 * Deletes extracted texts without a file. If a file with the same content is uploaded again, its
 * text is extracted again.
 */
export async function removeUnusedTexts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const file = db.select({ one: sql`1` }).from(downloadFiles).where(sql`${downloadFiles.hash} = ${fileTexts.hash}`)
  const cutoff = new Date(clock().getTime() - retentionMs)
  await db.delete(fileTexts).where(and(lt(fileTexts.extractedAt, cutoff), notExists(file)))
}
