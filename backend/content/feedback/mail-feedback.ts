import { and, eq, inArray, or } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { pageComments } from '@/backend/platform/db/schema/content/page-feedback'
import type { PageTextRow } from '@/backend/platform/db/schema/content/pages'
import type { MailContent } from '@/backend/platform/db/schema/operations/mail-data'
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
  mailing: MailContext,
): Promise<void> {
  const { threadId, text, mentions } = comment
  const threadAuthors =
    threadId === null
      ? []
      : await db
          .select({ id: pageComments.authorId })
          .from(pageComments)
          .where(or(eq(pageComments.id, threadId), eq(pageComments.threadId, threadId)))
  const readers = [...mentions, ...threadAuthors.flatMap(({ id }) => id ?? [])]
  await mailTo(db, { ...comment, readers }, mailing, (sharedData) => ({
    template: 'page-comment',
    data: { ...sharedData, text },
  }))
}

/** Mails the request for a review to the possible reviewers. */
export async function mailRequest(
  db: Queryable,
  request: Feedback & { note: string; readers: readonly number[] },
  mailing: MailContext,
): Promise<void> {
  await mailTo(db, request, mailing, (sharedData) => ({
    template: 'review-requested',
    data: { ...sharedData, note: request.note },
  }))
}

/** Mails the decision about a review to the user who requested it. */
export async function mailDecision(
  db: Queryable,
  decision: Feedback & { state: 'approved' | 'returned'; answer: string; reader: number | null },
  mailing: MailContext,
): Promise<void> {
  const { state, answer, reader } = decision
  await mailTo(db, { ...decision, readers: reader === null ? [] : [reader] }, mailing, (sharedData) => ({
    template: 'review-decided',
    data: { ...sharedData, state, answer },
  }))
}

/** The data that all these mails contain. */
interface SharedData {
  name: string
  by: string
  title: string
  url: string
}

/** Sends one mail to each distinct reader who is still an editor, except the author. */
async function mailTo(
  db: Queryable,
  { page, author, readers: readerIds }: Feedback & { readers: readonly number[] },
  { siteUrl }: MailContext,
  toContent: (shared: SharedData) => MailContent,
): Promise<void> {
  const ids = [...new Set(readerIds)].filter((id) => id !== author.id)
  if (ids.length === 0) return
  const readers = await db
    .select()
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.isActive, true), whereMayGiveFeedback))
  const url = `${siteUrl}${pageUrl(page.locale, page.path)}?edit&comments`
  for (const reader of readers) {
    const sharedData = { name: fullName(reader), by: fullName(author), title: page.title, url }
    await enqueueMail(db, { to: reader.email, locale: reader.language, ...toContent(sharedData) })
  }
}
