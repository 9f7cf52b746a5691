import { and, asc, eq, sql } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import { loadFullNames } from '@/backend/platform/access/full-names'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import {
  type PageCommentRow,
  type PageReviewRow,
  pageComments,
  pageReviews,
} from '@/backend/platform/db/schema/content/page-feedback'
import type { Locale } from '@/lib/contract/common/locale'
import type { Comment, EditorName, Feedback, Review, Thread } from '@/lib/contract/pages/feedback'
import { toBerlinIso } from '@/lib/datetime'
import { isApprovalRequired } from '../pages/assert-approved'
import { readWorkingCopy } from '../pages/working-copy'
import { workingDigestSql } from '../pages/working-digest'
import { mayGiveFeedbackCondition } from './policy'

export interface PageLanguage {
  pageId: number
  locale: Locale
}

/** Lists the editors who can be mentioned or asked for a review, by name. */
export async function listEditors(db: Queryable): Promise<EditorName[]> {
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.isActive, true), mayGiveFeedbackCondition))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
  return rows.map((user) => ({ id: user.id, name: fullName(user) }))
}

/**
 * Reads the review and the comments of a page.
 * @throws NotFoundError
 */
export async function readFeedback(db: Queryable, page: PageLanguage): Promise<Feedback> {
  await readWorkingCopy(db, page.pageId, page.locale)
  return {
    needs_approval: await isApprovalRequired(db),
    review: await readReview(db, page),
    threads: await readThreads(db, page),
  }
}

/** A stored review. `isCurrent` is true if the working copy has not changed since the request. */
export interface StoredReview {
  review: PageReviewRow
  isCurrent: boolean
}

/** Finds the last review of a page; null if none was ever requested. */
export async function findReview(db: Queryable, { pageId, locale }: PageLanguage): Promise<StoredReview | null> {
  const [row] = await db
    .select({
      review: pageReviews,
      isCurrent: sql<boolean>`${pageReviews.digest} = ${workingDigestSql(pageId, locale)}`,
    })
    .from(pageReviews)
    .where(and(eq(pageReviews.pageId, pageId), eq(pageReviews.locale, locale)))
  return row ?? null
}

async function readReview(db: Queryable, page: PageLanguage): Promise<Review | null> {
  const lastReview = await findReview(db, page)
  if (!lastReview) return null
  const { review, isCurrent } = lastReview
  const toEditorName = await loadEditorNames(db, [review.requestedBy, review.reviewerId, review.decidedBy])
  return {
    state: review.state,
    note: review.note,
    answer: review.answer,
    is_current: isCurrent,
    requested_by: toEditorName(review.requestedBy),
    requested_at: toBerlinIso(review.requestedAt),
    reviewer: toEditorName(review.reviewerId),
    decided_by: toEditorName(review.decidedBy),
    decided_at: review.decidedAt && toBerlinIso(review.decidedAt),
  }
}

async function readThreads(db: Queryable, { pageId, locale }: PageLanguage): Promise<Thread[]> {
  const rows = await db
    .select()
    .from(pageComments)
    .where(and(eq(pageComments.pageId, pageId), eq(pageComments.locale, locale)))
    .orderBy(asc(pageComments.createdAt), asc(pageComments.id))
  const toEditorName = await loadEditorNames(
    db,
    rows.flatMap(({ authorId, resolvedBy }) => [authorId, resolvedBy]),
  )
  const firstComments: PageCommentRow[] = []
  const replies = new Map<number, PageCommentRow[]>()
  for (const row of rows) {
    if (row.threadId === null) firstComments.push(row)
    else replies.set(row.threadId, [...(replies.get(row.threadId) ?? []), row])
  }
  const presentComment = ({ id, authorId, guestName, text, createdAt, editedAt }: PageCommentRow): Comment => ({
    id,
    author: toEditorName(authorId),
    guest_name: guestName,
    text,
    created_at: toBerlinIso(createdAt),
    edited_at: editedAt && toBerlinIso(editedAt),
  })
  const threads = firstComments.map((first) => ({
    id: first.id,
    module: first.moduleId,
    quote: first.quote,
    comments: [first, ...(replies.get(first.id) ?? [])].map(presentComment),
    resolved_at: first.resolvedAt && toBerlinIso(first.resolvedAt),
    resolved_by: toEditorName(first.resolvedBy)?.name ?? null,
  }))
  const isResolved = ({ resolved_at }: Thread) => resolved_at !== null
  return [...threads.filter((thread) => !isResolved(thread)), ...threads.filter(isResolved)]
}

async function loadEditorNames(db: Queryable, ids: readonly (number | null)[]) {
  const names = await loadFullNames(
    db,
    ids.filter((id) => id !== null),
  )
  return (id: number | null): EditorName | null => (id === null ? null : { id, name: names.get(id) ?? '' })
}
