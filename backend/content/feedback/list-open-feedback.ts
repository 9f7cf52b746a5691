import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'
import type { OpenFeedback } from '@/lib/contract/pages/feedback'
import { toBerlinIso } from '@/lib/datetime'

type ListedPage = { id: number; locale: Locale; title: string; path: string }
type ReviewedPage = ListedPage & { requestedBy: string | null; requestedAt: Date | string; isMine: boolean }
type CommentedPage = ListedPage & { count: number; latestAt: Date | string }

/**
 * Lists open reviews that other users requested, and pages with open comments, at most `limit` of
 * each. Reviews that were requested from the user come first.
 */
export async function listOpenFeedback(db: Queryable, userId: number, limit: number): Promise<OpenFeedback> {
  const reviews = await db.execute<ReviewedPage>(sql`
    SELECT text.page_id AS id, text.locale, text.title, text.path, review.requested_at AS "requestedAt",
      trim(requester.first_name || ' ' || requester.last_name) AS "requestedBy",
      coalesce(review.reviewer_id = ${userId}, false) AS "isMine"
    FROM page_reviews AS review
    JOIN page_texts AS text ON text.page_id = review.page_id AND text.locale = review.locale
    LEFT JOIN users AS requester ON requester.id = review.requested_by
    WHERE review.state = 'requested' AND review.requested_by IS DISTINCT FROM ${userId}
    ORDER BY coalesce(review.reviewer_id = ${userId}, false) DESC, review.requested_at, text.page_id
    LIMIT ${limit}`)
  const comments = await db.execute<CommentedPage>(sql`
    SELECT text.page_id AS id, text.locale, text.title, text.path, open.count, open.latest_at AS "latestAt"
    FROM (
      SELECT thread.page_id, thread.locale, count(DISTINCT thread.id)::integer AS count,
        max(coalesce(reply.created_at, thread.created_at)) AS latest_at
      FROM page_comments AS thread LEFT JOIN page_comments AS reply ON reply.thread_id = thread.id
      WHERE thread.thread_id IS NULL AND thread.resolved_at IS NULL
      GROUP BY thread.page_id, thread.locale
    ) AS open
    JOIN page_texts AS text ON text.page_id = open.page_id AND text.locale = open.locale
    ORDER BY open.latest_at DESC, text.page_id LIMIT ${limit}`)
  const presentListedPage = ({ id, locale, title, path }: ListedPage) => ({
    id,
    locale,
    title,
    url: pageUrl(locale, path),
  })
  const formatTime = (time: Date | string) => toBerlinIso(new Date(time))
  return {
    reviews: reviews.rows.map((row) => ({
      ...presentListedPage(row),
      requested_by: row.requestedBy,
      requested_at: formatTime(row.requestedAt),
      is_mine: row.isMine,
    })),
    comments: comments.rows.map((row) => ({
      ...presentListedPage(row),
      count: row.count,
      latest_at: formatTime(row.latestAt),
    })),
  }
}
