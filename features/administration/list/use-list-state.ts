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

  function toAddress(change: Partial<ListState>): string {
    const newQuery = formatListQuery(view, { ...state, ...change })
    return newQuery === '' ? path : `${path}?${newQuery}`
  }
  function show(change: Partial<ListState>, { isTyped = false } = {}): void {
    // With another search, order or filter, the list starts at its first page.
    const address = toAddress({ page: 1, ...change })
    // Typing in the search field adds no entries to the history of the browser.
    if (isTyped) window.history.replaceState(null, '', address)
    else window.history.pushState(null, '', address)
  }
  return { state, show, toAddress }
}
