import { useEffect, useState } from 'react'

const key = 'hub-open'

/** Which pages show what is below them; remembered as long as the tab is open. */
export function useOpenPages() {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())

  useEffect(() => {
    const ids = (sessionStorage.getItem(key) ?? '').split(' ').map(Number)
    setOpen(new Set(ids.filter((id) => id > 0)))
  }, [])

  const change = (next: ReadonlySet<number>) => {
    setOpen(next)
    sessionStorage.setItem(key, [...next].join(' '))
  }
  return {
    open,
    toggle(id: number) {
      change(open.has(id) ? new Set([...open].filter((one) => one !== id)) : new Set([...open, id]))
    },
    openAll: (ids: readonly number[]) => change(new Set([...open, ...ids])),
    closeAll: () => change(new Set()),
  }
}
