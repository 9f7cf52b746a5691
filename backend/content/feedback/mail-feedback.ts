import { and, eq, inArray, or } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { pageComments } from '@/backend/platform/db/schema/content/page-feedback'
import type { PageTextRow } from '@/backend/platform/db/schema/content/pages'
import type { MailData, MailDataSource } from '@/backend/platform/db/schema/operations/mail-data'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { mayGiveFeedbackCondition } from './policy'

interface Feedback {
  page: PageTextRow
  /** The author of the comment, request or decision, who gets no mail. */
  author: UserRow
  recipientIds: readonly number[]
}

/** Mails a comment to mentioned editors and participants of the thread. */
export async function mailComment(
  db: Queryable,
  comment: Omit<Feedback, 'recipientIds'> & { threadId: number | null; text: string; mentions: readonly number[] },
  siteUrl: string,
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
  await mailFeedback(db, { ...comment, recipientIds }, siteUrl, (sharedData) => ({
    template: 'page-comment',
    data: () => ({ ...sharedData, text }),
  }))
}

type Template = 'page-comment' | 'review-requested' | 'review-decided'
type FeedbackContent = { [T in Template]: { template: T; data: MailDataSource<T> } }[Template]

/** The data that all mails about feedback contain. The URL has the language of the page. */
type SharedData = Omit<MailData['page-comment'], 'text'>

/** Returns the address of a page's comments in the editor. */
export const toCommentsPath = ({ locale, path }: PageTextRow) => `${pageUrl(locale, path)}?edit&comments`

/** Sends one mail to each recipient who still is an editor, except the author. */
export async function mailFeedback(
  db: Queryable,
  { page, author, recipientIds }: Feedback,
  siteUrl: string,
  toContent: (sharedData: SharedData) => FeedbackContent,
): Promise<void> {
  const ids = [...new Set(recipientIds)].filter((id) => id !== author.id)
  if (ids.length === 0) return
  const recipients = await db
    .select()
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.isActive, true), mayGiveFeedbackCondition))
  const url = siteUrl + toCommentsPath(page)
  for (const recipient of recipients) {
    const sharedData = { name: fullName(recipient), by: fullName(author), title: page.title, url }
    const { email: to, language: locale } = recipient
    await enqueueMail(db, { to, locale, ...toContent(sharedData), namedAccounts: [author.id] })
  }
}
