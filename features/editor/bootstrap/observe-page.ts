import { type PageDraft, pageDraftSchema } from '@/lib/contract/pages/page-editing'
import type { Transport } from '../core/saving/sync'

/** Wraps a transport, so that it reports the page's state and addresses from responses. */
export function observePage(transport: Transport, id: number, onPage: (page: PageDraft) => void): Transport {
  const pagePaths = new Set([`page/${id}/`, `page/${id}/draft/`])
  return async (method, path, body) => {
    const response = await transport(method, path, body)
    if (response?.status === 200 && pagePaths.has(path)) {
      const page = pageDraftSchema.safeParse(response.body)
      if (page.success) onPage(page.data)
    }
    return response
  }
}
