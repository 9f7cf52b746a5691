import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/lib/api/query'
import type { Locale } from '@/lib/contract/common/locale'
import { editorNamesSchema, type Feedback, feedbackSchema, type Thread } from '@/lib/contract/pages/feedback'
import { getPagePath } from '../calls'

export const feedbackKeys = { page: (locale: Locale, id: number) => ['feedback', locale, id] as const }

/** The comments on a page and its review. The event stream of the page invalidates it. */
export const feedbackQuery = (locale: Locale, id: number) =>
  queryOptions({
    queryKey: feedbackKeys.page(locale, id),
    queryFn: () => ask(feedbackSchema, `${getPagePath(locale, id)}/feedback/`),
  })

export const listOpenThreads = (feedback: Feedback | undefined): Thread[] =>
  feedback?.threads.filter(({ resolved_at }) => resolved_at === null) ?? []

/** The editors who can be mentioned and asked for a review. */
export const editorNamesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['editor-names', locale],
    queryFn: () => ask(editorNamesSchema, `/${locale}/pageeditor-api/editors/`),
  })

/** Returns true if publishing needs an approval that the loaded working copy does not have. */
export function isApprovalMissing(feedback: Feedback | undefined): boolean {
  const isApproved = feedback?.review?.state === 'approved' && feedback.review.is_current
  return (feedback?.needs_approval ?? false) && !isApproved
}
