import { and, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { hasContact, jobs, personalColumns } from '@/backend/platform/db/schema/members/jobs'
import type { Services } from '@/backend/platform/services'
import { toObject } from '@/lib/contract/common/to-object'

/** The number of months after its end for which an ad keeps its contact data. */
const retentionMonths = 6
/** The number of days without a change before the removal, so that an owner can reuse an old ad. */
const graceDays = 14
const batchSize = 200

const subtractMonths = (now: Date, months: number) => {
  const cutoff = new Date(now)
  cutoff.setUTCMonth(cutoff.getUTCMonth() - months)
  return cutoff
}

/**
 * Removes contact data from ads that ended half a year ago, and their PDFs, which may contain
 * names. A recent change of an ad postpones the removal. Owners keep the remaining content for
 * copies.
 */
export async function removeOldContacts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const cutoff = sql`${subtractMonths(clock(), retentionMonths).toISOString()}::timestamptz`
  const unchangedSince = new Date(clock().getTime() - graceDays * 86_400_000)
  const endTime = sql`least(${jobs.expiresAt}, ${jobs.withdrawnAt})`
  for (;;) {
    const dueIds = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(hasContact(jobs), lt(endTime, cutoff), lt(jobs.updatedAt, unchangedSince)))
      .orderBy(endTime)
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const updatedRows = await db
      .update(jobs)
      .set({
        ...toObject([...personalColumns.contact, ...personalColumns.application], () => ''),
        pdf: null,
        // Makes the revision of open forms outdated. Saving such a form would restore the removed
        // data.
        revision: sql`${jobs.revision} + 1`,
      })
      .where(inArray(jobs.id, dueIds))
      .returning({ id: jobs.id })
    if (updatedRows.length < batchSize) return
  }
}

/**
 * Removes the contact data of a user from all ads with the user's address. A name alone belongs to
 * the user in the ads of the team `teamId` and in ads that the user changed last. The teams keep
 * their own addresses.
 */
export async function removeUserContacts(db: Queryable, user: UserRow, teamId: number | null): Promise<void> {
  const { contactName, contactEmail, contactPhone, applicationEmail } = jobs
  const hasAddress = (column: AnyPgColumn) => sql`lower(${column}) = lower(${sql.param(user.email, column)})`
  const isUsersAd = sql`(${jobs.changedBy} = ${user.id} OR ${jobs.teamId} = ${teamId})`
  const isContact = sql`(${hasAddress(contactEmail)} OR (${contactName} = ${fullName(user) || null} AND ${isUsersAd}))`
  const clear = (column: AnyPgColumn, condition: SQL) => sql`CASE WHEN ${condition} THEN '' ELSE ${column} END`
  await db
    .update(jobs)
    .set({
      contactName: clear(contactName, isContact),
      contactPhone: clear(contactPhone, isContact),
      contactEmail: clear(contactEmail, hasAddress(contactEmail)),
      applicationEmail: clear(applicationEmail, hasAddress(applicationEmail)),
      revision: sql`${jobs.revision} + 1`,
    })
    .where(or(isContact, hasAddress(applicationEmail)))
}
