import { and, inArray, lt, sql } from 'drizzle-orm'
import { hasContact, jobs, personalColumns } from '@/backend/platform/db/schema/members/jobs'
import type { Services } from '@/backend/platform/services'
import { recordOf } from '@/lib/contract/common/record-of'

/** How long after its end an ad says whom to ask. */
const keptMonths = 6
const batchSize = 200

const monthsBefore = (now: Date, months: number) => {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then
}

/**
 * Takes contact data off ads that ended half a year ago, and their PDFs, which may name somebody as well. The rest stays for its
 * owner, to be copied.
 */
export async function removeOldContacts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = monthsBefore(clock(), keptMonths).toISOString()
  const ended = sql`least(${jobs.expiresAt}, ${jobs.withdrawnAt})`
  for (;;) {
    const due = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(hasContact(jobs), lt(ended, sql`${before}::timestamptz`)))
      .orderBy(ended)
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const done = await db
      .update(jobs)
      .set({
        ...recordOf([...personalColumns.contact, ...personalColumns.application], () => ''),
        pdf: null,
        // Who has the ad open in a form does not put them back by saving it.
        revision: sql`${jobs.revision} + 1`,
      })
      .where(inArray(jobs.id, due))
      .returning({ id: jobs.id })
    if (done.length < batchSize) return
  }
}
