import type { PageState } from '@/lib/contract/pages/page'

interface Publication {
  state: PageState
  isOnline: boolean
  publishAt: string | null
}

/**
 * Returns the message key of a page's state. A page can be online while a new version (`updating`)
 * or its end (`ending`) is scheduled.
 */
export function getStateKey({ state, isOnline, publishAt }: Publication): PageState | 'updating' | 'ending' {
  if (state !== 'scheduled' || !isOnline) return state
  return publishAt === null ? 'ending' : 'updating'
}
