import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PreviewTarget } from '@/backend/library/preview-links/preview-target'
import type { Queryable, Transaction } from '@/backend/platform/db/client'
import { pageComments } from '@/backend/platform/db/schema/content/page-feedback'
import { newsletterIssues } from '@/backend/platform/db/schema/members/newsletters'
import { ConflictError, NotFoundError } from '@/backend/platform/errors'
import type { GuestComment } from '@/lib/contract/administration/dispatch'
import { maxIssueComments } from '@/lib/contract/administration/newsletter-issues'
import { getOtherLocale } from '@/lib/contract/common/locale'
import { toBerlinIso } from '@/lib/datetime'

/** SQL condition on the table `newsletter_issues`: the issue has comments. */
export const hasComments = sql`EXISTS (
  SELECT FROM ${pageComments} WHERE ${pageComments.issueId} = ${newsletterIssues.id})`

export const addIssueComment: PreviewTarget['addComment'] = async (db, { id, locale }, comment, { now }) => {
  const { name: guestName, text } = comment
  return await db.transaction(async (tx) => {
    const isIssue = eq(newsletterIssues.id, id)
    const [issue] = await tx.select().from(newsletterIssues).where(isIssue).for('update')
    if (!issue) throw new NotFoundError()
    const commentCount = await tx.$count(pageComments, eq(pageComments.issueId, id))
    if (commentCount >= maxIssueComments) throw new ConflictError('threadsFull')
    await tx.insert(pageComments).values({ issueId: id, locale, text, guestName, createdAt: now })
    return {
      title: issue.subject[locale] || issue.subject[getOtherLocale(locale)],
      path: `/${locale}/admin/newsletter-issues/${id}`,
    }
  })
}

/**
 * Loads the open comments of guests on issues or pages, oldest first. The returned function takes
 * the id of an issue or a page.
 */
export async function loadGuestComments(
  db: Queryable,
  idColumn: 'issueId' | 'pageId',
  ids: readonly number[],
): Promise<(id: number) => GuestComment[]> {
  const { [idColumn]: subjectId, guestName: name, resolvedAt } = pageComments
  const rows = await db
    .select()
    .from(pageComments)
    .where(and(inArray(subjectId, [...ids]), isNotNull(name), isNull(resolvedAt)))
    .orderBy(pageComments.id)
  return (targetId) =>
    rows
      .filter((row) => row[idColumn] === targetId)
      .map(({ id, locale, guestName, text, createdAt }) => {
        return { id, language: locale, name: guestName ?? '', text, created_at: toBerlinIso(createdAt) }
      })
}

/** Deletes a comment on an issue. No-op for a deleted comment. */
export async function removeIssueComment(db: Transaction, issueId: number, id: number): Promise<void> {
  await db.delete(pageComments).where(and(eq(pageComments.id, id), eq(pageComments.issueId, issueId)))
}
