import { useEffect, useState } from 'react'
import type { NoticeContent } from './notice'

/** How long what became of a change is told, in ms (spec §4). */
const noticeTime = 4000

/**
 * What became of the last change, told for a while; what has a link stays as long as it may be followed. That something was
 * saved by itself does not take the place of what went wrong with an action.
 */
export function useNotice() {
  const [notice, setNotice] = useState<NoticeContent | null>(null)

  useEffect(() => {
    if (!notice || notice.link) return
    const end = setTimeout(() => setNotice(null), noticeTime)
    return () => clearTimeout(end)
  }, [notice])

  const notify = (next: NoticeContent | null) =>
    setNotice((shown) => {
      const isLess = next?.isRoutine && next.kind === 'save'
      return isLess && shown?.kind === 'error' && !shown.isRoutine ? shown : next
    })
  return { notice, notify }
}
