import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdministration } from '../administration-context'
import { listQuery } from '../queries'
import type { RecordTypeView } from '../record-type'
import { useAdministrationFailureText } from '../ui/use-administration-failure-text'
import { formatCallQuery, type ListState } from './list-state'
import type { ListedRecord } from './record-table'

export const maxSelectable = 5000

/** Page size for loading all records. It is the maximum that the backend accepts. */
const loadedPageSize = 200

type Selection = ReadonlyMap<number, ListedRecord>
const emptySelection: Selection = new Map()

/**
 * Returns the selected records of a list, including those on other pages. Another search or filter
 * starts a new selection.
 * @param shownRecords records on the current page; their rows replace the stored ones
 */
export function useSelection(
  view: RecordTypeView,
  { state, shownRecords }: { state: ListState; shownRecords: readonly ListedRecord[] },
) {
  const { locale, notify } = useAdministration()
  const client = useQueryClient()
  const describeFailure = useAdministrationFailureText()
  const [listSelection, setListSelection] = useState({ key: '', selection: emptySelection })
  const key = JSON.stringify([state.search, state.filters])
  const selection = listSelection.key === key ? listSelection.selection : emptySelection
  const records = [...selection.values()].map((record) => shownRecords.find(({ id }) => id === record.id) ?? record)

  function setSelected(changedRecords: readonly Pick<ListedRecord, 'id'>[], isSelected: boolean): void {
    setListSelection((previous) => {
      const newSelection = new Map(previous.key === key ? previous.selection : emptySelection)
      for (const { id } of changedRecords) {
        const record = shownRecords.find((candidate) => candidate.id === id)
        if (!isSelected) newSelection.delete(id)
        else if (record) newSelection.set(id, record)
      }
      return { key, selection: newSelection }
    })
  }

  async function loadAll(): Promise<ListedRecord[]> {
    const results: ListedRecord[] = []
    for (let page = 1; page <= maxSelectable / loadedPageSize; page += 1) {
      const query = formatCallQuery({ ...state, page }, loadedPageSize)
      const listPage = await client.fetchQuery(listQuery(locale, view.contract, query))
      results.push(...listPage.results)
      if (listPage.next === null) break
    }
    return results
  }
  const selectAllMutation = useMutation({
    mutationFn: loadAll,
    onSuccess: (results) => setListSelection({ key, selection: new Map(results.map((record) => [record.id, record])) }),
    onError: ({ failure }) => notify({ kind: 'error', text: describeFailure(failure), isLasting: true }),
  })

  return {
    ids: new Set(selection.keys()),
    records,
    isLoading: selectAllMutation.isPending,
    setSelected,
    /** Selects all records that match the search and the filters. */
    selectAll: () => selectAllMutation.mutate(),
    clear: () => setListSelection({ key, selection: emptySelection }),
  }
}
