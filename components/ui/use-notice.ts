import { useEffect, useState } from 'react'
import { isLasting, type NoticeContent } from './notice'

/** How long the outcome of a change is shown, in ms (spec §4). */
const noticeTime = 4000

/**
 * The outcome of the last change, shown for a while; a notice with a link stays as long as the link works, a lasting one until it is closed. That something was
 * saved automatically does not replace what went wrong with an action.
 */
export function useNotice() {
  const [notice, setNotice] = useState<NoticeContent | null>(null)

  useEffect(() => {
    if (!notice || isLasting(notice)) return
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
