import { and, eq } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/client'
import { announceChange } from '@/backend/platform/db/notifications/announce-change'
import { schedules } from '@/backend/platform/db/schema/content/publications'
import type { Locale } from '@/lib/contract/common/locale'
import { mailPlanner } from './mail-planner'
import { unpublishPage } from './publish-page'
import { getRevision, lockTree, lockWorkingCopy } from './working-copy'

/**
 * Takes a page offline in one language and cancels its scheduled steps, so that it stays offline.
 * @throws NotFoundError
 */
export async function unpublishNow(
  db: Pick<Database, 'transaction'>,
  { pageId, locale, userId }: { pageId: number; locale: Locale; userId: number },
): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockTree(transaction)
    const copy = await lockWorkingCopy(transaction, pageId, locale)
    await unpublishPage(transaction, pageId, locale)
    await mailPlanner(transaction, copy, { publishAt: null, userId })
    await transaction.delete(schedules).where(and(eq(schedules.pageId, pageId), eq(schedules.locale, locale)))
    await announceChange(transaction, { pageId, moduleId: null, revision: getRevision(copy), locale, userId })
  })
}
