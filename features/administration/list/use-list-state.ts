import { useFullAddress } from '@/lib/i18n/plain-navigation'
import type { RecordTypeView } from '../record-type'
import { formatListQuery, type ListState, parseListState } from './list-state'

/**
 * Returns the state of a list, which is in the address, and a function that changes it. The Back
 * button of the browser restores the previous state.
 */
export function useListState(view: RecordTypeView) {
  const [path = '', query = ''] = useFullAddress().split('?')
  const state = parseListState(view, query)

  function show(next: Partial<ListState>, { isTyped = false } = {}): void {
    // With another search, order or filter, the list starts at its first page.
    const query = formatListQuery(view, { ...state, page: 1, ...next })
    const address = query === '' ? path : `${path}?${query}`
    // Typing in the search field adds no entries to the history of the browser.
    if (isTyped) window.history.replaceState(null, '', address)
    else window.history.pushState(null, '', address)
  }
  const toAddress = (next: Partial<ListState>) => {
    const query = formatListQuery(view, { ...state, ...next })
    return query === '' ? path : `${path}?${query}`
  }
  return { state, show, addressOf: toAddress }
}
