import { and, eq, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { organizationProposals } from '@/backend/platform/db/schema/members/organization-proposals'
import { alertedJobs, type SubscriptionRow, subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { isAlert, toSubject } from '../subscriptions/alert-filter'

/**
 * Moves the references to an organization to the one that replaces it: job ads, waiting proposals
 * and job alerts. Delegates are united before; the confirmation and decided proposals go to the
 * trash.
 */
export async function moveOrganizationReferences(
  db: Queryable,
  { sourceId, targetId }: { sourceId: number; targetId: number },
): Promise<void> {
  await db.update(jobs).set({ organizationId: targetId }).where(eq(jobs.organizationId, sourceId))
  await moveProposals(db, sourceId, targetId)
  const isOfSource = sql`${subscriptions.details} ->> 'organization' = ${String(sourceId)}`
  const alerts = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.list, 'job-alerts'), isOfSource))
    .for('update')
  for (const alert of alerts) await moveAlert(db, alert, targetId)
}

/** Moves the waiting proposals, except of users with a waiting proposal for the target. */
async function moveProposals(db: Queryable, sourceId: number, targetId: number): Promise<void> {
  const { organizationId, userId, state } = organizationProposals
  const proposers = db
    .select({ userId: sql`coalesce(${userId}, 0)` })
    .from(organizationProposals)
    .where(and(eq(organizationId, targetId), eq(state, 'waiting')))
  await db
    .update(organizationProposals)
    .set({ organizationId: targetId })
    .where(and(eq(organizationId, sourceId), eq(state, 'waiting'), or(isNull(userId), notInArray(userId, proposers))))
}

/** The states in ascending precedence. Of two equal alerts of an address, one has precedence. */
const statesByPrecedence: readonly SubscriptionRow['state'][] = ['pending', 'refused', 'confirmed', 'blocked']

/** Moves an alert, or unites it with an equal alert of its address. */
async function moveAlert(db: Queryable, alert: SubscriptionRow, targetId: number): Promise<void> {
  if (!isAlert(alert.details)) return
  const details = { ...alert.details, organization: String(targetId) }
  const subject = toSubject(details)
  const [equalAlert] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.list, 'job-alerts'),
        eq(subscriptions.email, alert.email),
        eq(subscriptions.subject, subject),
        ne(subscriptions.id, alert.id),
      ),
    )
  const isEqualKept =
    equalAlert && statesByPrecedence.indexOf(equalAlert.state) >= statesByPrecedence.indexOf(alert.state)
  const keptId = isEqualKept ? equalAlert.id : alert.id
  if (equalAlert) {
    const removedId = isEqualKept ? alert.id : equalAlert.id
    await db.execute(sql`
      INSERT INTO ${alertedJobs} (subscription_id, job_id, root_id, title, place, expires_at)
      SELECT ${keptId}, job_id, root_id, title, place, expires_at FROM ${alertedJobs}
      WHERE subscription_id = ${removedId}
      ON CONFLICT DO NOTHING`)
    await db.delete(subscriptions).where(eq(subscriptions.id, removedId))
  }
  await db.update(subscriptions).set({ details, subject, renewal: null }).where(eq(subscriptions.id, keptId))
}
