import { useEffect } from 'react'
import { maxKeepaliveBytes } from '@/lib/api/browser-client'
import type { Editor } from '../core/editor'

/** Warns before the page is left with changes that are neither saved nor journaled, or too large for a keepalive request. */
export function useLeaveWarning(editor: Editor | null): void {
  useEffect(() => {
    if (!editor) return
    const isLosing = () => editor.changeCount > 0 && !editor.isJournaled
    const ask = (event: BeforeUnloadEvent) => {
      if (isLosing() || editor.keepaliveBytes > maxKeepaliveBytes) event.preventDefault()
    }
    // A client-side navigation triggers no `beforeunload`. Links inside the edited page are text and not followed.
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
