import { useEffect, useEffectEvent, useState } from 'react'
import { useSessionValue } from '@/components/ui/use-session-value'

/** The maximum number of pages expanded after a reload; each one is a request. */
const maxRestored = 30

/** The expanded pages of the tree, kept in the session storage. */
export function useOpenPages() {
  const [storedIds, storeIds] = useSessionValue('hub-open')
  const [changedPages, setChangedPages] = useState<ReadonlySet<number> | null>(null)

  const storeChangedPages = useEffectEvent(() => {
    if (changedPages) storeIds([...changedPages].join(' '))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: called whenever others are open.
  useEffect(() => storeChangedPages(), [changedPages])

  return {
    open: changedPages ?? parseIds(storedIds),
    change: setChangedPages,
    /**
     * Expands further pages. Uses the current state, which may have changed since an action began.
     */
    openAll: (ids: readonly number[]) =>
      setChangedPages((openPages) => new Set([...(openPages ?? parseIds(storedIds)), ...ids])),
    closeAll: () => setChangedPages(new Set()),
  }
}

function parseIds(storedIds: string | null): ReadonlySet<number> {
  const ids = (storedIds ?? '').split(' ').map(Number)
  return new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, maxRestored))
}
