import { useEffect } from 'react'
import { maxKeepaliveBytes } from '@/lib/api/browser-client'
import type { Editor } from '../core/editor'

/** Asks before the page is left with what is neither saved nor kept in this browser, or is too much to be sent meanwhile. */
export function useLeaveWarning(editor: Editor | null): void {
  useEffect(() => {
    if (!editor) return
    const isLosing = () => editor.changeCount > 0 && !editor.isJournaled
    const ask = (event: BeforeUnloadEvent) => {
      if (isLosing() || editor.keepaliveBytes > maxKeepaliveBytes) event.preventDefault()
    }
    // The site would follow a link without unloading the page, and nobody were asked. A link of the page itself is written.
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href]')
      if (link && !link.closest('[data-edit-view]') && isLosing()) event.stopPropagation()
    }
    window.addEventListener('beforeunload', ask)
    window.addEventListener('click', follow, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('click', follow, { capture: true })
    }
  }, [editor])
}
