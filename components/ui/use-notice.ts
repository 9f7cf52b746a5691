import { useEffect, useState } from 'react'
import type { NoticeContent } from './notice'

/** How long what became of a change is told, in ms (spec §4). */
const noticeTime = 4000

/** What became of the last change, told for a while; what has a link stays as long as it may be followed. */
export function useNotice() {
  const [notice, setNotice] = useState<NoticeContent | null>(null)

  useEffect(() => {
    if (!notice || notice.link) return
    const end = setTimeout(() => setNotice(null), noticeTime)
    return () => clearTimeout(end)
  }, [notice])

  return { notice, notify: setNotice }
}
