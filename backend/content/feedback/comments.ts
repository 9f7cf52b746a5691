import { and, count, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { DraftReference } from '@/backend/library/preview-links/preview-target'
import type { Database, Queryable, Transaction } from '@/backend/platform/db/client'
import { announceFeedback } from '@/backend/platform/db/notifications/announce-change'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { type PageCommentRow, pageComments } from '@/backend/platform/db/schema/content/page-feedback'
import { ConflictError, ForbiddenError, NotFoundError } from '@/backend/platform/errors'
import { pressReleaseRecords } from '@/lib/contract/administration/articles'
import { organizationRecords } from '@/lib/contract/administration/organizations'
import { type commentChangeSchema, type commentCreationSchema, feedbackLimits } from '@/lib/contract/pages/feedback'
import type { PreviewComment } from '@/lib/contract/pages/preview-link'
import { lockWorkingCopy } from '../pages/working-copy'
import { mailComment, toCommentsPath } from './mail-feedback'
import { mayGiveFeedback } from './policy'
import type { PageLanguage } from './read-feedback'

type Db = Pick<Database, 'transaction'>

interface CommentContext extends PageLanguage {
  user: UserRow
  now: Date
}

/**
 * Starts a thread, or adds a reply to a thread. A reply reopens a resolved thread. Mentioned
 * editors and the participants of the thread get a mail.
 * @throws NotFoundError, ConflictError for too many threads or replies
 */
export async function addComment(
  db: Db,
  { pageId, locale, user, now }: CommentContext,
  { text, module, quote, thread: threadId, mentions }: z.infer<typeof commentCreationSchema>,
  siteUrl: string,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const { text: page } = await lockWorkingCopy(transaction, pageId, locale)
    const thread = threadId === null ? null : await requireThread(transaction, { pageId, locale }, threadId)
    await assertBelowLimit(transaction, { pageId, locale }, threadId)
    const position = thread ? { threadId } : { moduleId: module, quote: module === null ? '' : quote }
    await transaction
      .insert(pageComments)
      .values({ pageId, locale, text, ...position, authorId: user.id, createdAt: now })
    if (thread?.resolvedAt) await transaction.update(pageComments).set(openState).where(eq(pageComments.id, thread.id))
    await mailComment(transaction, { page, author: user, threadId, text, mentions }, siteUrl)
    await announceFeedback(transaction, pageId)
  })
}

/**
 * Starts a thread with the comment of a guest, who has no account. Returns the title of the page,
 * and the address of its comments, or of the record for users who cannot open the editor.
 * @throws NotFoundError, ConflictError for too many threads
 */
export async function addGuestComment(
  db: Db,
  { id: pageId, locale }: DraftReference,
  { name, text }: PreviewComment,
  { creator, now }: { creator: UserRow; now: Date },
): Promise<{ title: string; path: string }> {
  return await db.transaction(async (transaction) => {
    const { page, text: pageText } = await lockWorkingCopy(transaction, pageId, locale)
    await assertBelowLimit(transaction, { pageId, locale }, null)
    const comment = { pageId, locale, text, guestName: name, createdAt: now }
    await transaction.insert(pageComments).values(comment)
    await announceFeedback(transaction, pageId)
    const { name: type } = page.contentType === 'organization' ? organizationRecords : pressReleaseRecords
    const isInEditor = page.contentType !== 'press_release' && mayGiveFeedback(creator)
    const path = isInEditor ? toCommentsPath(pageText) : `/${locale}/admin/${type}/${pageId}`
    return { title: pageText.title, path }
  })
}

/**
 * Changes the text of the user's comment. The mentioned editors get a mail. A repeated call sends
 * none, because the text is already stored.
 * @throws NotFoundError, ForbiddenError
 */
export async function changeComment(
  db: Db,
  { pageId, locale, user, now }: CommentContext,
  { commentId, text, mentions }: z.infer<typeof commentChangeSchema> & { commentId: number },
  siteUrl: string,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const { text: page } = await lockWorkingCopy(transaction, pageId, locale)
    const comment = await requireComment(transaction, { pageId, locale }, commentId)
    if (comment.authorId !== user.id) throw new ForbiddenError()
    if (comment.text === text) return
    await mailComment(transaction, { page, author: user, threadId: null, text, mentions }, siteUrl)
    await transaction.update(pageComments).set({ text, editedAt: now }).where(eq(pageComments.id, commentId))
    await announceFeedback(transaction, pageId)
  })
}

/**
 * Deletes a comment of the user, of a guest or of a deleted account. Deleting the first comment of
 * a thread deletes the thread.
 * @throws NotFoundError, ForbiddenError, ConflictError if other users have answered the thread
 */
export async function deleteComment(
  db: Db,
  { pageId, locale, user }: PageLanguage & { user: Pick<UserRow, 'id'> },
  commentId: number,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const comment = await requireComment(transaction, { pageId, locale }, commentId)
    if (comment.authorId !== user.id && comment.authorId !== null) throw new ForbiddenError()
    const replies = await transaction
      .select({ authorId: pageComments.authorId })
      .from(pageComments)
      .where(eq(pageComments.threadId, commentId))
    if (replies.some(({ authorId }) => authorId !== user.id)) throw new ConflictError('threadAnswered')
    await transaction.delete(pageComments).where(eq(pageComments.id, commentId))
    await announceFeedback(transaction, pageId)
  })
}

/**
 * Resolves or reopens a thread.
 * @throws NotFoundError
 */
export async function resolveThread(
  db: Db,
  { pageId, locale, user, now }: CommentContext,
  threadId: number,
  isResolved: boolean,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const thread = await requireThread(transaction, { pageId, locale }, threadId)
    if ((thread.resolvedAt !== null) === isResolved) return
    const resolution = isResolved ? { resolvedAt: now, resolvedBy: user.id } : openState
    await transaction.update(pageComments).set(resolution).where(eq(pageComments.id, threadId))
    await announceFeedback(transaction, pageId)
  })
}

const openState = { resolvedAt: null, resolvedBy: null }

/**
 * Reads a comment on the page and locks its row until the transaction ends.
 * @throws NotFoundError
 */
async function requireComment(db: Transaction, { pageId, locale }: PageLanguage, id: number): Promise<PageCommentRow> {
  const [row] = await db
    .select()
    .from(pageComments)
    .where(and(eq(pageComments.id, id), eq(pageComments.pageId, pageId), eq(pageComments.locale, locale)))
    .for('update')
  if (!row) throw new NotFoundError(`There is no comment ${id} on the page.`)
  return row
}

/**
 * Reads and locks the first comment of a thread.
 * @throws NotFoundError, also for a reply
 */
async function requireThread(db: Transaction, page: PageLanguage, id: number): Promise<PageCommentRow> {
  const comment = await requireComment(db, page, id)
  if (comment.threadId !== null) throw new NotFoundError(`The comment ${id} is a reply.`)
  return comment
}

/** @throws ConflictError if the page has too many threads, or the thread too many replies */
async function assertBelowLimit(
  db: Queryable,
  { pageId, locale }: PageLanguage,
  threadId: number | null,
): Promise<void> {
  const isThreadOfPage = and(
    eq(pageComments.pageId, pageId),
    eq(pageComments.locale, locale),
    isNull(pageComments.threadId),
  )
  const limit = threadId === null ? feedbackLimits.threads : feedbackLimits.comments
  const condition = threadId === null ? isThreadOfPage : eq(pageComments.threadId, threadId)
  const [countRow] = await db.select({ count: count() }).from(pageComments).where(condition)
  if ((countRow?.count ?? 0) >= limit) throw new ConflictError('threadsFull')
}
