import { and, lt, ne, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { organizationProposals } from '@/backend/platform/db/schema/members/organization-proposals'

const retentionMs = 2 * 365 * 24 * 3_600_000

/**
 * Withdraws the waiting proposals of users who are no longer active delegates. Deletes decided and
 * withdrawn proposals after two years, the same retention as for record versions.
 */
export async function removeOldProposals(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`
    UPDATE organization_proposals AS proposal SET state = 'withdrawn', logo_id = NULL, decided_at = ${now.toISOString()}
    WHERE state = 'waiting' AND NOT EXISTS (
      SELECT FROM organization_delegates AS delegate JOIN users ON users.id = delegate.user_id
      WHERE delegate.organization_id = proposal.organization_id AND users.id = proposal.user_id AND users.is_active
    )`)
  const { state, proposedAt } = organizationProposals
  const cutoff = new Date(now.getTime() - retentionMs)
  await db.delete(organizationProposals).where(and(ne(state, 'waiting'), lt(proposedAt, cutoff)))
}
