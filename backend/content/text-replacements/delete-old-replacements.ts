import { lt } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { textReplacements } from '@/backend/platform/db/schema/content/text-replacements'
import { replacementDays } from '@/lib/contract/pages/text-replacement'

const dayMs = 86_400_000

/** Deletes the records of replacements older than 30 days, which then can no longer be undone. */
export async function deleteOldReplacements(db: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - replacementDays * dayMs)
  await db.delete(textReplacements).where(lt(textReplacements.createdAt, oldest))
}
