import { useCallback, useEffect, useState } from 'react'
import type { NoticeContent, NoticeHold } from './notice'

/** The time in ms that the outcome of a change is shown (spec §4). */
const noticeTime = 4000

/**
 * The outcome of the last change. It stays for some time, at least while the pointer or the focus
 * is on it (`hold`); a lasting one stays until closed. Automatic saving does not replace the
 * failure of an action.
 */
export function useNotice() {
  const [notice, setNotice] = useState<NoticeContent | null>(null)

  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (!notice || notice.isLasting || isHeld) return
    const end = setTimeout(() => setNotice(null), noticeTime)
    return () => clearTimeout(end)
  }, [notice, isHeld])

  const notify = useCallback((newNotice: NoticeContent | null) => {
    // Replacing or closing a notice removes its focused link without a blur event.
    setHeld(false)
    setNotice((current) => {
      const isLess = newNotice?.isRoutine && newNotice.kind === 'save'
      return isLess && current?.kind === 'error' && !current.isRoutine ? current : newNotice
    })
  }, [])
  const [start, end] = [() => setHeld(true), () => setHeld(false)]
  const hold: NoticeHold = { onMouseEnter: start, onMouseLeave: end, onFocus: start, onBlur: end }
  return { notice, notify, hold }
}
