import { type PageDraft, pageDraftSchema } from '@/lib/contract/pages/page-editing'
import type { Transport } from '../core/saving/sync'

/** A transport that reports the page's state and addresses from responses. */
export function observePage(transport: Transport, id: number, onPage: (page: PageDraft) => void): Transport {
  const calls = new Set([`page/${id}/`, `page/${id}/draft/`])
  return async (method, path, body) => {
    const answer = await transport(method, path, body)
    if (answer?.status === 200 && calls.has(path)) {
      const page = pageDraftSchema.safeParse(answer.body)
      if (page.success) onPage(page.data)
    }
    return answer
  }
}
