import { useState } from 'react'

const name = 'editor-fields-folded'

/** Whether the panel is folded away, as long as the browser's tab is open. */
export function useCollapsed(): [isFolded: boolean, fold: (isFolded: boolean) => void] {
  const [isFolded, setFolded] = useState(() => sessionStorage.getItem(name) !== null)
  return [
    isFolded,
    (next) => {
      setFolded(next)
      if (next) sessionStorage.setItem(name, 'true')
      else sessionStorage.removeItem(name)
    },
  ]
}
