import { and, arrayOverlaps, eq, inArray, lte, type SQL } from 'drizzle-orm'
import type { NewsletterIssueRow } from '@/backend/platform/db/schema/members/newsletters'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'

/**
 * SQL condition: a subscription is entitled to an issue now. It holds for subscriptions confirmed
 * before the dispatch started.
 */
export function isReader(
  { topics, languages }: Pick<NewsletterIssueRow, 'topics' | 'languages'>,
  startedAt: Date,
): SQL | undefined {
  return and(
    eq(subscriptions.list, 'newsletter'),
    eq(subscriptions.state, 'confirmed'),
    arrayOverlaps(subscriptions.topics, topics),
    inArray(subscriptions.language, languages),
    lte(subscriptions.confirmedAt, startedAt),
  )
}
