import { useState } from 'react'
import { useSessionValue } from '@/components/ui/use-session-value'

/** The maximum number of pages that are expanded again after a reload, since each one is a request. */
const maxRestored = 30

/** The expanded pages of the tree, stored in the session storage. */
export function useOpenPages() {
  const [remembered, remember] = useSessionValue('hub-open')
  const [changed, setChanged] = useState<ReadonlySet<number> | null>(null)
  const open = changed ?? pagesIn(remembered)

  const change = (next: ReadonlySet<number>) => {
    setChanged(next)
    remember([...next].join(' '))
  }
  return {
    open,
    change,
    /** Expands pages. */
    openAll: (ids: readonly number[]) => change(new Set([...open, ...ids])),
    closeAll: () => change(new Set()),
  }
}

function pagesIn(remembered: string | null): ReadonlySet<number> {
  const ids = (remembered ?? '').split(' ').map(Number)
  return new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, maxRestored))
}
