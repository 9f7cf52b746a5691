import { eq } from 'drizzle-orm'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { pages } from '@/backend/platform/db/schema/content/pages'
import type { PageSettings } from '@/lib/contract/pages/page-settings'
import type { RecordType } from '@/lib/contract/records/record'
import { createMissingPageError } from '../pages/missing-page'
import { getRevision } from '../pages/working-copy'
import { type ChangeOutcome, changeSettings, createStaleOutcome, type PageChange } from './change-page'
import { lockForWrite, revisionColumns } from './lock-for-write'

/** Compares and writes the fields that a record stores in addition to those of its page. */
export interface RecordFieldWriter {
  /** Returns true if the new fields differ from the stored ones. */
  hasChanges(db: Queryable): Promise<boolean>
  write(db: Queryable): Promise<void>
}

/**
 * Changes a record. The page settings of one language become visible with the next publication; the
 * other fields take effect at once. No-op if the values are already stored.
 * @throws NotFoundError, ConflictError
 */
export async function changeRecord(
  db: Pick<Database, 'transaction'>,
  types: readonly RecordType[],
  { settings, ...change }: PageChange & { settings: PageSettings },
  fieldWriter: RecordFieldWriter,
): Promise<ChangeOutcome> {
  return await db.transaction(async (transaction) => {
    const { pageId, locale, revision, userId, now } = change
    const lockedPage = await lockForWrite(transaction, pageId, locale)
    if (!lockedPage.text || !types.some((type) => type === lockedPage.page.contentType)) {
      throw await createMissingPageError(transaction, pageId)
    }
    const isChanged = await fieldWriter.hasChanges(transaction)
    if (isChanged && getRevision(lockedPage) !== revision) return await createStaleOutcome(transaction, lockedPage)
    if (isChanged) {
      await fieldWriter.write(transaction)
      await transaction.update(pages).set(revisionColumns(userId, now)).where(eq(pages.id, pageId))
    }
    return await changeSettings(transaction, { ...change, settings, revision: revision + Number(isChanged) })
  })
}
