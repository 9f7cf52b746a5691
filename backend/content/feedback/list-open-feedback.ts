import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'
import type { OpenFeedback } from '@/lib/contract/pages/feedback'
import { toBerlinIso } from '@/lib/datetime'

type ListedPage = { id: number; locale: Locale; title: string; path: string }

/**
 * Lists open reviews that other users requested, and pages with open comments, at most `limit` of
 * each. Reviews requested from this editor come first.
 */
export async function listOpenFeedback(db: Queryable, userId: number, limit: number): Promise<OpenFeedback> {
  const reviews = await db.execute<ListedPage & { by: string | null; at: Date | string; isMine: boolean }>(sql`
    SELECT text.page_id AS id, text.locale, text.title, text.path, review.requested_at AS at,
      trim(requester.first_name || ' ' || requester.last_name) AS by,
      coalesce(review.reviewer_id = ${userId}, false) AS "isMine"
    FROM page_reviews AS review
    JOIN page_texts AS text ON text.page_id = review.page_id AND text.locale = review.locale
    LEFT JOIN users AS requester ON requester.id = review.requested_by
    WHERE review.state = 'requested' AND review.requested_by IS DISTINCT FROM ${userId}
    ORDER BY coalesce(review.reviewer_id = ${userId}, false) DESC, review.requested_at, text.page_id
    LIMIT ${limit}`)
  const comments = await db.execute<ListedPage & { count: number; at: Date | string }>(sql`
    SELECT text.page_id AS id, text.locale, text.title, text.path, open.count, open.at
    FROM (
      SELECT thread.page_id, thread.locale, count(DISTINCT thread.id)::integer AS count,
        max(coalesce(reply.created_at, thread.created_at)) AS at
      FROM page_comments AS thread LEFT JOIN page_comments AS reply ON reply.thread_id = thread.id
      WHERE thread.thread_id IS NULL AND thread.resolved_at IS NULL
      GROUP BY thread.page_id, thread.locale
    ) AS open
    JOIN page_texts AS text ON text.page_id = open.page_id AND text.locale = open.locale
    ORDER BY open.at DESC, text.page_id LIMIT ${limit}`)
  const presentListedPage = ({ id, locale, title, path }: ListedPage) => ({
    id,
    locale,
    title,
    url: pageUrl(locale, path),
  })
  const formatTime = (at: Date | string) => toBerlinIso(new Date(at))
  return {
    reviews: reviews.rows.map((row) => ({
      ...presentListedPage(row),
      requested_by: row.by,
      requested_at: formatTime(row.at),
      is_mine: row.isMine,
    })),
    comments: comments.rows.map((row) => ({
      ...presentListedPage(row),
      count: row.count,
      latest_at: formatTime(row.at),
    })),
  }
}
