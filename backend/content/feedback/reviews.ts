import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/platform/db/client'
import { announceFeedback } from '@/backend/platform/db/notifications/announce-change'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { pageReviews } from '@/backend/platform/db/schema/content/page-feedback'
import { ConflictError, ForbiddenError, InvalidFieldsError } from '@/backend/platform/errors'
import { lockModules, lockWorkingCopy, type WorkingCopy } from '../pages/working-copy'
import { workingDigestSql } from '../pages/working-digest'
import { mailFeedback } from './mail-feedback'
import { feedbackMessage } from './messages'
import { findReview, listEditors, type PageLanguage, type StoredReview } from './read-feedback'

type Db = Pick<Database, 'transaction'>

interface ReviewRequest extends PageLanguage {
  user: UserRow
  now: Date
}

/**
 * Requests a review of the current working copy and replaces an earlier request. The reviewer gets
 * a mail. If the request names no reviewer, all other editors get a mail.
 * @throws NotFoundError, InvalidFieldsError if the reviewer is the user or not an editor
 */
export async function requestReview(
  db: Db,
  { pageId, locale, user, now }: ReviewRequest,
  { reviewer, note }: { reviewer: number | null; note: string },
  siteUrl: string,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const workingCopy = await lockPageAndModules(transaction, { pageId, locale })
    const otherEditors = (await listEditors(transaction)).filter(({ id }) => id !== user.id)
    const reviewers = otherEditors.filter(({ id }) => reviewer === null || id === reviewer)
    if (reviewers.length === 0) {
      throw new InvalidFieldsError({ reviewer: [feedbackMessage(locale, 'noReviewer')] })
    }
    const values = {
      state: 'requested' as const,
      requestedBy: user.id,
      requestedAt: now,
      reviewerId: reviewer,
      note,
      digest: sql`${workingDigestSql(pageId, locale)}`,
      decidedBy: null,
      decidedAt: null,
      answer: '',
    }
    await transaction
      .insert(pageReviews)
      .values({ pageId, locale, ...values })
      .onConflictDoUpdate({ target: [pageReviews.pageId, pageReviews.locale], set: values })
    const request = { page: workingCopy.text, author: user, recipientIds: reviewers.map(({ id }) => id) }
    await mailFeedback(transaction, request, siteUrl, (sharedData) => ({
      template: 'review-requested',
      data: () => ({ ...sharedData, note }),
    }))
    await announceFeedback(transaction, pageId)
  })
}

/**
 * Approves the working copy or returns it to the requester, who gets a mail.
 * @throws NotFoundError; ForbiddenError if the user is the requester; ConflictError without an open
 * request, or for the approval of a page that has changed since the request
 */
export async function decideReview(
  db: Db,
  { pageId, locale, user, now }: ReviewRequest,
  { state, answer }: { state: 'approved' | 'returned'; answer: string },
  siteUrl: string,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const workingCopy = await lockPageAndModules(transaction, { pageId, locale })
    const { review, isCurrent } = await requireOpenRequest(transaction, { pageId, locale })
    if (review.requestedBy === user.id) throw new ForbiddenError()
    if (state === 'approved' && !isCurrent) throw new ConflictError('reviewOutdated')
    await transaction
      .update(pageReviews)
      .set({ state, answer, decidedBy: user.id, decidedAt: now })
      .where(pageCondition({ pageId, locale }))
    const recipientIds = review.requestedBy === null ? [] : [review.requestedBy]
    const decision = { page: workingCopy.text, author: user, recipientIds }
    await mailFeedback(transaction, decision, siteUrl, (sharedData) => ({
      template: 'review-decided',
      data: () => ({ ...sharedData, state, answer }),
    }))
    await announceFeedback(transaction, pageId)
  })
}

/**
 * Withdraws the user's request for a review.
 * @throws NotFoundError, ForbiddenError, ConflictError without an open request
 */
export async function withdrawReview(db: Db, { pageId, locale, user }: Omit<ReviewRequest, 'now'>): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockPageAndModules(transaction, { pageId, locale })
    const { review } = await requireOpenRequest(transaction, { pageId, locale })
    if (review.requestedBy !== user.id) throw new ForbiddenError()
    await transaction.delete(pageReviews).where(pageCondition({ pageId, locale }))
    await announceFeedback(transaction, pageId)
  })
}

const pageCondition = ({ pageId, locale }: PageLanguage) =>
  and(eq(pageReviews.pageId, pageId), eq(pageReviews.locale, locale))

/** Locks the working copy and its modules until the transaction ends. */
async function lockPageAndModules(db: Transaction, { pageId, locale }: PageLanguage): Promise<WorkingCopy> {
  const workingCopy = await lockWorkingCopy(db, pageId, locale)
  await lockModules(db, pageId, locale)
  return workingCopy
}

/**
 * Finds the open request for a review.
 * @throws ConflictError without an open request
 */
async function requireOpenRequest(db: Transaction, page: PageLanguage): Promise<StoredReview> {
  const lastReview = await findReview(db, page)
  if (lastReview?.review.state !== 'requested') throw new ConflictError('reviewClosed')
  return lastReview
}
