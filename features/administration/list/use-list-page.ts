import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAdministration } from '../administration-context'
import { listQuery } from '../queries'
import type { RecordTypeView } from '../record-type'
import { formatCallQuery, type ListState } from './list-state'
import type { useListState } from './use-list-state'

/**
 * Loads the page of a list. A page that no longer exists, for example after an action on its last
 * records, is replaced by an earlier one.
 */
export function useListPage(view: RecordTypeView, state: ListState, show: ReturnType<typeof useListState>['show']) {
  const { locale } = useAdministration()
  const query = useQuery(listQuery(locale, view.contract, formatCallQuery(state)))
  const isBeyondEnd = query.error?.failure.status === 404 && state.page > 1
  const earlierPage = query.data ? state.page - 1 : 1
  useEffect(() => {
    if (isBeyondEnd) show({ page: earlierPage }, { isTyped: true })
  })
  return isBeyondEnd ? { ...query, error: null } : query
}
