import { useFullAddress } from '@/lib/i18n/plain-navigation'
import type { RecordTypeView } from '../record-type'
import { type ListState, listQueryOf, listStateOf } from './list-state'

/**
 * Reads and changes the state of a list in the address; the browser's Back restores the previous
 * state.
 */
export function useListState(view: RecordTypeView) {
  const [path = '', query = ''] = useFullAddress().split('?')
  const state = listStateOf(view, query)

  function show(next: Partial<ListState>, { isTyped = false } = {}): void {
    // Another selection begins at its first page.
    const changed = listQueryOf(view, { ...state, page: 1, ...next })
    const address = changed === '' ? path : `${path}?${changed}`
    // Letters of a search are no steps to go back by.
    if (isTyped) window.history.replaceState(null, '', address)
    else window.history.pushState(null, '', address)
  }
  const addressOf = (next: Partial<ListState>) => {
    const changed = listQueryOf(view, { ...state, ...next })
    return changed === '' ? path : `${path}?${changed}`
  }
  return { state, show, addressOf }
}
