import { useState } from 'react'
import { useSessionValue } from '@/components/ui/use-session-value'

/** Of what was open before, no more is opened again: each page is a call. */
const mostRemembered = 30

/** Which pages show what is below them; remembered as long as the tab is open. */
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
    /** Shows what is below pages. */
    openAll: (ids: readonly number[]) => change(new Set([...open, ...ids])),
    closeAll: () => change(new Set()),
  }
}

function pagesIn(remembered: string | null): ReadonlySet<number> {
  const ids = (remembered ?? '').split(' ').map(Number)
  return new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, mostRemembered))
}
