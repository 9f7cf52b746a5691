import { and, inArray, lt, sql } from 'drizzle-orm'
import { hasContact, jobs, personalColumns } from '@/backend/platform/db/schema/members/jobs'
import type { Services } from '@/backend/platform/services'
import { toRecord } from '@/lib/contract/common/to-record'

/** Months after its end for which an ad keeps its contact data. */
const keptMonths = 6
const batchSize = 200

const subtractMonths = (now: Date, months: number) => {
  const cutoff = new Date(now)
  cutoff.setUTCMonth(cutoff.getUTCMonth() - months)
  return cutoff
}

/**
 * Removes contact data, and PDFs, which may contain names, from ads that ended half a year ago.
 * Owners keep the remaining content for copies.
 */
export async function removeOldContacts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = subtractMonths(clock(), keptMonths).toISOString()
  const endTime = sql`least(${jobs.expiresAt}, ${jobs.withdrawnAt})`
  for (;;) {
    const due = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(hasContact(jobs), lt(endTime, sql`${before}::timestamptz`)))
      .orderBy(endTime)
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const done = await db
      .update(jobs)
      .set({
        ...toRecord([...personalColumns.contact, ...personalColumns.application], () => ''),
        pdf: null,
        // A form opened before must not restore the data when it is saved.
        revision: sql`${jobs.revision} + 1`,
      })
      .where(inArray(jobs.id, due))
      .returning({ id: jobs.id })
    if (done.length < batchSize) return
  }
}
