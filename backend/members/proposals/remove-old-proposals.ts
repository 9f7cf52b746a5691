import { and, lt, ne } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { organizationProposals } from '@/backend/platform/db/schema/members/organization-proposals'

const retentionMs = 2 * 365 * 24 * 3_600_000

/**
 * Deletes decided and withdrawn proposals after two years, the same retention as for record
 * versions.
 */
export async function removeOldProposals(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(organizationProposals)
    .where(
      and(
        ne(organizationProposals.state, 'waiting'),
        lt(organizationProposals.proposedAt, new Date(now.getTime() - retentionMs)),
      ),
    )
}
