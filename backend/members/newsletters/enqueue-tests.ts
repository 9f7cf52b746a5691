import { eq } from 'drizzle-orm'
import type { Transaction } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { newsletterIssues } from '@/backend/platform/db/schema/members/newsletters'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { NotFoundError } from '@/backend/platform/errors'

/**
 * Queues an issue as a test for a user, one mail in each of its languages.
 * @throws NotFoundError for an unknown issue
 */
export async function enqueueTests(db: Transaction, issueId: number, userId: number): Promise<void> {
  const [issue] = await db
    .select({ languages: newsletterIssues.languages })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, issueId))
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!issue || !user) throw new NotFoundError()
  for (const locale of issue.languages) {
    const mail = { recipient: user.email, locale, template: 'newsletter-issue' as const }
    await db.insert(outbox).values({ ...mail, data: { testOf: issueId } })
  }
}
