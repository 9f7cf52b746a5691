import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Method } from '@/lib/api/browser-client'
import { call } from '@/lib/api/call'
import { requireSuccess } from '@/lib/api/require-success'
import type { Locale } from '@/lib/contract/common/locale'
import { feedbackSchema } from '@/lib/contract/pages/feedback'
import { getPagePath } from '../calls'
import { hubKey } from '../query-keys'
import { feedbackKeys } from './queries'

/** A change of a page's comments or review; the path is relative to the page's address. */
export interface FeedbackCall {
  method: Exclude<Method, 'GET'>
  path: string
  data?: unknown
}

/** Returns a mutation whose response is the updated feedback. */
export function useFeedbackCall(locale: Locale, pageId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ method, path, data = {} }: FeedbackCall) =>
      requireSuccess(call(feedbackSchema, { method, path: `${getPagePath(locale, pageId)}/${path}`, data })),
    onSuccess(feedback) {
      client.setQueryData(feedbackKeys.page(locale, pageId), feedback)
      void client.invalidateQueries({ queryKey: hubKey })
    },
  })
}
