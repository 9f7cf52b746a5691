import { and, eq, inArray, sql } from 'drizzle-orm'
import { recordSecurityEvent } from '@/backend/accounts/audit/audit'
import { removeUnusedFiles } from '@/backend/members/forms/store-answers'
import type { Queryable } from '@/backend/platform/db/client'
import { retryTransaction } from '@/backend/platform/db/retry-transaction'
import { formFiles, formSubmissions } from '@/backend/platform/db/schema/members/forms'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { ConflictError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import type { DeletedPerson, PersonRequest } from '@/lib/contract/administration/personal-data'
import { deletablePlaces, hasEmailAnswer } from './deletable-places'
import { listAccountIds, loadPerson, type Person } from './person'
import { countDeletable } from './read-person'

/**
 * Deletes all data of an address, except data with a legal retention, in one transaction. The
 * security log gets the actor and the counts, but no address.
 * @throws ConflictError for the actor's own account
 */
export async function deletePerson(
  { db, clock, serverKey, storage }: Pick<Services, 'db' | 'clock' | 'serverKey' | 'storage'>,
  request: PersonRequest,
  deletedBy: number,
): Promise<DeletedPerson> {
  const now = clock()
  const { deleted, files } = await retryTransaction(db, async (tx) => {
    const person = await loadPerson(tx, serverKey, request)
    if (listAccountIds(person).includes(deletedBy)) throw new ConflictError('ownAccount')
    const result = { deleted: await countDeletable(tx, person, now), files: await listFileHashes(tx, request.email) }
    for (const place of Object.values(deletablePlaces)) await place.remove?.(tx, person, { now, deletedBy })
    await anonymizeBlockedSubscriptions(tx, person)
    const detail = result.deleted.map(({ place, count }) => `${place}: ${count}`).join(', ')
    const parties = { userId: deletedBy, actor: { userId: deletedBy } }
    await recordSecurityEvent(tx, { event: 'personal-data-deleted', ...parties, now, detail })
    return result
  })
  // After the commit, so that no row lacks its file. After a crash, the scheduler deletes the
  // files.
  await removeUnusedFiles({ db, storage }, files)
  return { deleted }
}

async function listFileHashes(db: Queryable, email: string): Promise<string[]> {
  const answers = db.select({ id: formSubmissions.id }).from(formSubmissions).where(hasEmailAnswer(email))
  const files = await db
    .select({ hash: formFiles.hash })
    .from(formFiles)
    .where(inArray(formFiles.submissionId, answers))
  return files.map(({ hash }) => hash)
}

/** Removes all data of blocked subscriptions except the address. */
async function anonymizeBlockedSubscriptions(db: Queryable, { email }: Person): Promise<void> {
  await db
    .update(subscriptions)
    // The subject of a job alert is its saved search. It distinguishes the alerts of an address.
    .set({
      details: { name: '' },
      subject: sql`CASE WHEN ${subscriptions.subject} = '' THEN '' ELSE ${subscriptions.id}::text END`,
      topics: [],
      requestedFrom: null,
      confirmedFrom: null,
    })
    .where(and(eq(subscriptions.email, email), eq(subscriptions.state, 'blocked')))
}
