import { and, eq } from 'drizzle-orm'
import { userRecords } from '@/lib/contract/administration/users'
import type { Queryable } from '../db/client'
import { recordVersions } from '../db/schema/record-versions'

/** Removes what the administration keeps of an account's earlier states: it goes with the account. */
export async function forgetHistory(db: Queryable, userId: number): Promise<void> {
  await db
    .delete(recordVersions)
    .where(and(eq(recordVersions.type, userRecords.name), eq(recordVersions.recordId, userId)))
}
