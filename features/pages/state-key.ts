import type { PageState } from '@/lib/contract/pages/page'

interface Publication {
  state: PageState
  isOnline: boolean
  publishAt: string | null
}

/**
 * Returns the message key of a page's state. An online page is `updating` with a scheduled version,
 * and `ending` with a scheduled end.
 */
export function getStateKey({ state, isOnline, publishAt }: Publication): PageState | 'updating' | 'ending' {
  if (state !== 'scheduled' || !isOnline) return state
  return publishAt === null ? 'ending' : 'updating'
}
