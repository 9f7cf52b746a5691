import { useFullAddress } from '@/lib/i18n/plain-navigation'
import type { RecordTypeView } from '../record-type'
import { formatListQuery, type ListState, parseListState } from './list-state'

/**
 * Reads and changes the state of a list in the address; the browser's Back restores the previous
 * state.
 */
export function useListState(view: RecordTypeView) {
  const [path = '', query = ''] = useFullAddress().split('?')
  const state = parseListState(view, query)

  function show(next: Partial<ListState>, { isTyped = false } = {}): void {
    // Another selection starts at its first page.
    const query = formatListQuery(view, { ...state, page: 1, ...next })
    const address = query === '' ? path : `${path}?${query}`
    // Typing in the search adds no steps to the browser's history.
    if (isTyped) window.history.replaceState(null, '', address)
    else window.history.pushState(null, '', address)
  }
  const toAddress = (next: Partial<ListState>) => {
    const query = formatListQuery(view, { ...state, ...next })
    return query === '' ? path : `${path}?${query}`
  }
  return { state, show, addressOf: toAddress }
}
