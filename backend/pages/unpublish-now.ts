import { and, eq } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import { announceChange } from '../db/announce-change'
import type { Database } from '../db/client'
import { schedules } from '../db/schema/publications'
import { unpublishPage } from './publish-page'
import { lockTree, lockWorkingCopy, revisionOf } from './working-copy'

interface Unpublishing {
  pageId: number
  locale: Locale
  userId: number
}

/**
 * Takes a page offline in one language at once, which replaces a scheduled unpublication. A page that was
 * never published stays as it is, with its schedule.
 * @throws NotFoundError
 */
export async function unpublishNow(
  db: Pick<Database, 'transaction'>,
  { pageId, locale, userId }: Unpublishing,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockTree(transaction)
    const copy = await lockWorkingCopy(transaction, pageId, locale)
    if (!(await unpublishPage(transaction, pageId, locale))) return
    await transaction
      .update(schedules)
      .set({ unpublishAt: null, problem: null, retryAt: null })
      .where(and(eq(schedules.pageId, pageId), eq(schedules.locale, locale)))
    await announceChange(transaction, { pageId, moduleId: null, revision: revisionOf(copy), locale, userId })
  })
}
