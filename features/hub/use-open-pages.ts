import { useEffect, useEffectEvent, useState } from 'react'
import { useSessionValue } from '@/components/ui/use-session-value'

/** The maximum number of pages that are expanded again after a reload, since each one is a request. */
const maxRestored = 30

/** The expanded pages of the tree, stored in the session storage. */
export function useOpenPages() {
  const [remembered, remember] = useSessionValue('hub-open')
  const [changed, setChanged] = useState<ReadonlySet<number> | null>(null)

  const rememberChanged = useEffectEvent(() => {
    if (changed) remember([...changed].join(' '))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: called whenever others are open.
  useEffect(() => rememberChanged(), [changed])

  return {
    open: changed ?? pagesIn(remembered),
    change: setChanged,
    /** Expands pages beside those that are open when this is called, which may be others than when an action began. */
    openAll: (ids: readonly number[]) =>
      setChanged((open) => new Set([...(open ?? pagesIn(remembered)), ...ids])),
    closeAll: () => setChanged(new Set()),
  }
}

function pagesIn(remembered: string | null): ReadonlySet<number> {
  const ids = (remembered ?? '').split(' ').map(Number)
  return new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, maxRestored))
}
