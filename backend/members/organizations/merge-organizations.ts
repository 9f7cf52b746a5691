import { eq } from 'drizzle-orm'
import { replaceRecord } from '@/backend/content/page-tree/replace-record'
import type { Author } from '@/backend/platform/access/author'
import type { Administered } from '@/backend/platform/administration/administered'
import { changeRecordWithin, deleteRecord } from '@/backend/platform/administration/write-record'
import type { Transaction } from '@/backend/platform/db/client'
import type { RecordValues } from '@/backend/platform/db/schema/content/record-versions'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { ConflictError } from '@/backend/platform/errors'

interface Merge {
  /** The organization that moves to the trash. */
  id: number
  /** The organization that remains. */
  into: number
  /** The expected revision of the organization that remains. */
  revision: number
  /** New values for the organization that remains. */
  changes: RecordValues
}

/**
 * Merges an organization into another one: moves its job ads, redirects its addresses, and moves it
 * to the trash. Both organizations keep their history.
 * @throws ConflictError for the same organization or an outdated revision
 */
export async function mergeOrganization(
  tx: Transaction,
  type: Administered,
  { id, into, revision, changes }: Merge,
  author: Author,
): Promise<void> {
  if (id === into) throw new ConflictError('mergedWithItself')
  await changeRecordWithin(tx, type, { id: into, revision, changes }, author)
  await tx.update(jobs).set({ organizationId: into }).where(eq(jobs.organizationId, id))
  const remove: Administered['remove'] = (db, pageId, by) =>
    replaceRecord(db, { types: ['organization'], pageId, into }, by)
  await deleteRecord(tx, { ...type, remove }, { id, revision: null }, author)
}
