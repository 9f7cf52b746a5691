import { useCallback, useEffect, useState } from 'react'
import type { NoticeContent, NoticeHold } from './notice'

/** Time for which a notice is shown, in ms (spec §4). */
const noticeMs = 4000

/**
 * Returns the notice with the result of the last change. It disappears after some time, but not
 * while the pointer or the focus is on it (`holdHandlers`). A notice with `isLasting` stays until
 * the user closes it. If automatic saving succeeds, the notice about another action stays.
 */
export function useNotice() {
  const [notice, setNotice] = useState<NoticeContent | null>(null)

  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (!notice || notice.isLasting || isHeld) return
    const timer = setTimeout(() => setNotice(null), noticeMs)
    return () => clearTimeout(timer)
  }, [notice, isHeld])

  const notify = useCallback((newNotice: NoticeContent | null) => {
    // When a notice with the focus is removed, the browser dispatches no blur event.
    setHeld(false)
    setNotice((current) => {
      const isAutomaticSave = newNotice?.isRoutine && newNotice.kind === 'success'
      return isAutomaticSave && current && !current.isRoutine ? current : newNotice
    })
  }, [])
  const [startHold, endHold] = [() => setHeld(true), () => setHeld(false)]
  const holdHandlers: NoticeHold = {
    onMouseEnter: startHold,
    onMouseLeave: endHold,
    onFocus: startHold,
    onBlur: endHold,
  }
  return { notice, notify, holdHandlers }
}
