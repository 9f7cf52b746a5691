import { and, eq } from 'drizzle-orm'
import { loadAttachmentsAudience } from '@/backend/library/downloads/attachments-audience'
import { findFile } from '@/backend/library/downloads/store'
import type { Queryable } from '@/backend/platform/db/client'
import { articles } from '@/backend/platform/db/schema/content/articles'
import type { DownloadFileRow } from '@/backend/platform/db/schema/library/downloads'
import { dispatches, dispatchLetters } from '@/backend/platform/db/schema/members/newsletters'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { readFileKey } from './file-key'
import { isReleaseSendable } from './release-readiness'

interface FileRequest {
  dispatchId: number
  fileId: number
  /** The key of a subscription, from a mail. */
  key: string
}

/**
 * Finds a file of a dispatched press release. While the file is not public, its reader needs the
 * key of a mail of this dispatch and a subscription to the list, and the publication must still be
 * planned. Otherwise returns null.
 */
export async function findReaderFile(
  db: Queryable,
  serverKey: string,
  { dispatchId, fileId, key }: FileRequest,
): Promise<DownloadFileRow | null> {
  const row = await findFile(db, fileId)
  if (!row || row.category.isProtected) return null
  const [dispatch] = await db
    .select({ isReleaseSendable })
    .from(dispatches)
    .innerJoin(articles, eq(articles.pageId, dispatches.pressReleaseId))
    .where(and(eq(dispatches.id, dispatchId), eq(articles.directoryId, row.directory.id)))
  if (!dispatch) return null
  if ((await loadAttachmentsAudience(db, row.directory)) === null) return row.file
  const subscription = readFileKey(serverKey, key)
  if (!subscription || !dispatch.isReleaseSendable) return null
  const readers = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(dispatchLetters, eq(dispatchLetters.subscriptionId, subscriptions.id))
    .where(
      and(
        eq(subscriptions.id, subscription.id),
        eq(subscriptions.seed, subscription.seed),
        eq(subscriptions.list, 'press'),
        eq(subscriptions.state, 'confirmed'),
        eq(dispatchLetters.dispatchId, dispatchId),
      ),
    )
  return readers.length > 0 ? row.file : null
}
