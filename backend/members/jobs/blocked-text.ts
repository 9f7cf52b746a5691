import { and, eq, or } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { type JobRow, jobs } from '@/backend/platform/db/schema/members/jobs'
import { InvalidFieldsError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { jobMessage } from './messages'

/**
 * Asserts that an ad has another text than the blocked ads with the same origin. A copy of a
 * blocked ad must be revised before it is published.
 * @throws InvalidFieldsError
 */
export async function assertUnblockedText(
  db: Queryable,
  { originId, title, description }: JobRow,
  locale: Locale,
): Promise<void> {
  if (originId === null) return
  const hasSameOrigin = or(eq(jobs.id, originId), eq(jobs.originId, originId))
  const hasSameText = and(eq(jobs.title, title), eq(jobs.description, description))
  const [blockedJob] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(jobs.isBlocked, hasSameOrigin, hasSameText))
    .limit(1)
  if (blockedJob) throw new InvalidFieldsError({ description: [jobMessage(locale, 'blocked')] })
}
