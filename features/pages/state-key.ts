import type { PageState } from '@/lib/contract/pages/page'

interface Publication {
  state: PageState
  isOnline: boolean
  isChanged: boolean
  publishAt: string | null
}

/**
 * Returns the message key of a page's state. An online page is `updating` with a scheduled version,
 * and `ending` or `changedEnding` with a scheduled end.
 */
export function getStateKey({ state, isOnline, isChanged, publishAt }: Publication) {
  if (state !== 'scheduled' || !isOnline) return state
  if (publishAt !== null) return 'updating'
  return isChanged ? 'changedEnding' : 'ending'
}
