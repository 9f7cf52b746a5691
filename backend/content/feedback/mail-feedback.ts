import { and, eq, inArray, or } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { pageComments } from '@/backend/platform/db/schema/content/page-feedback'
import type { PageTextRow } from '@/backend/platform/db/schema/content/pages'
import type { MailDataSource } from '@/backend/platform/db/schema/operations/mail-data'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { whereMayGiveFeedback } from './policy'

export interface MailContext {
  /** The origin of the site, for links in mails. */
  siteUrl: string
}

interface Feedback {
  page: PageTextRow
  /** The author of the comment, request or decision, who gets no mail. */
  author: UserRow
}

/** Mails a comment to mentioned editors and participants of the thread. */
export async function mailComment(
  db: Queryable,
  comment: Feedback & { threadId: number | null; text: string; mentions: readonly number[] },
  mailContext: MailContext,
): Promise<void> {
  const { threadId, text, mentions } = comment
  const threadAuthors =
    threadId === null
      ? []
      : await db
          .select({ id: pageComments.authorId })
          .from(pageComments)
          .where(or(eq(pageComments.id, threadId), eq(pageComments.threadId, threadId)))
  const recipientIds = [...mentions, ...threadAuthors.flatMap(({ id }) => id ?? [])]
  await mailTo(db, { ...comment, recipientIds }, mailContext, (sharedData) => ({
    template: 'page-comment',
    data: () => ({ ...sharedData, text }),
  }))
}

/** Mails the request for a review to the possible reviewers. */
export async function mailRequest(
  db: Queryable,
  request: Feedback & { note: string; recipientIds: readonly number[] },
  mailContext: MailContext,
): Promise<void> {
  await mailTo(db, request, mailContext, (sharedData) => ({
    template: 'review-requested',
    data: () => ({ ...sharedData, note: request.note }),
  }))
}

/** Mails the decision about a review to the user who requested it. */
export async function mailDecision(
  db: Queryable,
  decision: Feedback & { state: 'approved' | 'returned'; answer: string; recipientId: number | null },
  mailContext: MailContext,
): Promise<void> {
  const { state, answer, recipientId } = decision
  await mailTo(
    db,
    { ...decision, recipientIds: recipientId === null ? [] : [recipientId] },
    mailContext,
    (sharedData) => ({ template: 'review-decided', data: () => ({ ...sharedData, state, answer }) }),
  )
}

type Template = 'page-comment' | 'review-requested' | 'review-decided'
type FeedbackContent = { [T in Template]: { template: T; data: MailDataSource<T> } }[Template]

/** The data that all mails about feedback contain. The URL has the language of the page. */
interface SharedData {
  name: string
  by: string
  title: string
  url: string
}

/** Sends one mail to each recipient who still is an editor, except the author. */
async function mailTo(
  db: Queryable,
  { page, author, recipientIds }: Feedback & { recipientIds: readonly number[] },
  { siteUrl }: MailContext,
  toContent: (sharedData: SharedData) => FeedbackContent,
): Promise<void> {
  const ids = [...new Set(recipientIds)].filter((id) => id !== author.id)
  if (ids.length === 0) return
  const recipients = await db
    .select()
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.isActive, true), whereMayGiveFeedback))
  const url = `${siteUrl}${pageUrl(page.locale, page.path)}?edit&comments`
  for (const recipient of recipients) {
    const sharedData = { name: fullName(recipient), by: fullName(author), title: page.title, url }
    const { email: to, language: locale } = recipient
    await enqueueMail(db, { to, locale, ...toContent(sharedData), namedAccounts: [author.id] })
  }
}
