import { useEffect, useState } from 'react'

const key = 'hub-open'
/** Of what was open before, no more is opened again: each page is a call. */
const mostRemembered = 30

/** Which pages show what is below them; remembered as long as the tab is open. */
export function useOpenPages() {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())

  useEffect(() => {
    const ids = (sessionStorage.getItem(key) ?? '').split(' ').map(Number)
    const known = ids.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, mostRemembered)
    setOpen(new Set(known))
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
    /** Shows what is below pages. */
    openAll: (ids: readonly number[]) => change(new Set([...open, ...ids])),
    closeAll: () => change(new Set()),
  }
}
