import { useEffect, useState } from 'react'

/** How long what became of a change is told, in ms (spec §4). */
const noticeTime = 4000

export interface Notice {
  kind: 'save' | 'error'
  text: string
  /** What leads on from here; as long as there is something to follow the notice stays. */
  link?: { href: string; text: string }
}

/** What became of the last change, told for a while. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice | null>(null)

  useEffect(() => {
    if (!notice || notice.link) return
    const end = setTimeout(() => setNotice(null), noticeTime)
    return () => clearTimeout(end)
  }, [notice])

  return { notice, tell: setNotice }
}
