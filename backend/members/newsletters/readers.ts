import { and, arrayOverlaps, count, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { settings } from '@/backend/platform/db/schema/library/settings'
import type { DispatchedList, DispatchRow, NewsletterIssueRow } from '@/backend/platform/db/schema/members/newsletters'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import type { PressReaders } from '@/lib/contract/administration/press-dispatch'
import type { Locale } from '@/lib/contract/common/locale'
import { listTopics } from '@/lib/contract/forms/subscription'

/** The addressees of a dispatch: subscribers of a list with one of the topics and languages. */
export interface Addressees {
  list: DispatchedList
  topics: string[]
  languages: Locale[]
}

/** Returns the addressees of a dispatch. For an issue they are stored in the issue. */
export function getAddressees(
  { topics, languages }: Pick<DispatchRow, 'topics' | 'languages'>,
  issue: Pick<NewsletterIssueRow, 'topics' | 'languages'> | null,
): Addressees {
  if (issue) return { list: 'newsletter', topics: issue.topics, languages: issue.languages }
  return { list: 'press', topics: topics ?? [], languages: languages ?? [] }
}

/** SQL: the language of the mails to a subscriber. The settings may choose one for all mails. */
export const readerLanguage = sql<Locale>`coalesce(
  (SELECT nullif(${settings.mailLanguages}, 'both') FROM ${settings}), ${subscriptions.language})`

/**
 * SQL condition: a subscription is entitled to a dispatch now. It holds for subscriptions confirmed
 * before the dispatch started.
 */
export function isReader({ list, topics, languages }: Addressees, startedAt: Date): SQL | undefined {
  return and(
    eq(subscriptions.list, list),
    eq(subscriptions.state, 'confirmed'),
    arrayOverlaps(subscriptions.topics, topics),
    inArray(readerLanguage, languages),
    lte(subscriptions.confirmedAt, startedAt),
  )
}

/** SQL condition on the outbox: a letter whose subscriber is no longer a reader of the dispatch. */
export const isUnwantedLetter = sql`EXISTS (
  SELECT FROM dispatch_letters AS letter JOIN subscriptions ON subscriptions.id = letter.subscription_id
  JOIN dispatches ON dispatches.id = letter.dispatch_id
  LEFT JOIN newsletter_issues AS issue ON issue.id = dispatches.issue_id
  WHERE letter.outbox_id = outbox.id AND NOT (subscriptions.email = outbox.recipient
    AND subscriptions.topics && coalesce(issue.topics, dispatches.topics)
    AND ${readerLanguage} = ANY (coalesce(issue.languages, dispatches.languages))))`

/** Counts the confirmed readers of the press list by their topics and language. */
export async function countPressReaders(db: Queryable): Promise<PressReaders> {
  const rows = await db
    .select({ topics: subscriptions.topics, language: readerLanguage, count: count() })
    .from(subscriptions)
    .where(and(eq(subscriptions.list, 'press'), eq(subscriptions.state, 'confirmed')))
    .groupBy(subscriptions.topics, readerLanguage)
  return rows.map(({ topics, ...row }) => ({
    ...row,
    topics: listTopics.press.filter((topic) => topics.includes(topic)),
  }))
}
