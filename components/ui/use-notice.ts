import { useCallback, useEffect, useState } from 'react'
import type { NoticeContent, NoticeHold } from './notice'

/** How long the outcome of a change is shown, in ms (spec §4). */
const noticeTime = 4000

/**
 * The outcome of the last change, shown for a while, and no shorter than the pointer or the focus is on it (`hold`); a lasting one
 * stays until it is closed. That something was saved automatically does not replace what went wrong with an action.
 */
export function useNotice() {
  const [notice, setNotice] = useState<NoticeContent | null>(null)

  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (!notice || notice.isLasting || isHeld) return
    const end = setTimeout(() => setNotice(null), noticeTime)
    return () => clearTimeout(end)
  }, [notice, isHeld])

  const notify = useCallback((next: NoticeContent | null) => {
    // Whoever replaces or closes a notice takes a focused link away, which ends in no event.
    setHeld(false)
    setNotice((shown) => {
      const isLess = next?.isRoutine && next.kind === 'save'
      return isLess && shown?.kind === 'error' && !shown.isRoutine ? shown : next
    })
  }, [])
  const [start, end] = [() => setHeld(true), () => setHeld(false)]
  const hold: NoticeHold = { onMouseEnter: start, onMouseLeave: end, onFocus: start, onBlur: end }
  return { notice, notify, hold }
}
