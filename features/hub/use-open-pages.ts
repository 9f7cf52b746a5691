import { useEffect, useEffectEvent, useState } from 'react'
import { useSessionValue } from '@/components/ui/use-session-value'

/** The maximum number of pages that are expanded after a reload. Each of them needs a request. */
const maxRestoredPages = 30

/** The expanded pages of the tree. They are kept in the session storage. */
export function useOpenPages() {
  const [storedIds, storeIds] = useSessionValue('hub-open')
  const [changedPages, setChangedPages] = useState<ReadonlySet<number> | null>(null)

  const storeChangedPages = useEffectEvent(() => {
    if (changedPages) storeIds([...changedPages].join(' '))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the expanded pages change.
  useEffect(() => storeChangedPages(), [changedPages])

  return {
    open: changedPages ?? parseIds(storedIds),
    change: setChangedPages,
    /**
     * Expands further pages. It adds them to the current state, which may have changed since an
     * action began.
     */
    openAll: (ids: readonly number[]) =>
      setChangedPages((openPages) => new Set([...(openPages ?? parseIds(storedIds)), ...ids])),
    closeAll: () => setChangedPages(new Set()),
  }
}

function parseIds(storedIds: string | null): ReadonlySet<number> {
  const ids = (storedIds ?? '').split(' ').map(Number)
  return new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, maxRestoredPages))
}
