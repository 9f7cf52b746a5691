import { useEffect } from 'react'
import { reloadEvent } from '@/components/behavior/reload-guard'
import { maxKeepaliveBytes } from '@/lib/api/browser-client'
import type { Editor } from '../core/editor'

/**
 * Warns before the page is left with changes that are neither saved nor journaled, or too large for a keepalive request. The page
 * does not reload itself with the former.
 */
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
    let isReloadHeld = false
    // What lets scripts fail may delete the journal a moment later, a log-out in another tab: at first, unsaved changes hold the
    // reload even if they are journaled.
    const holdReload = (event: Event) => {
      isReloadHeld = isLosing() || (editor.changeCount > 0 && !isReloadHeld)
      if (isReloadHeld) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    window.addEventListener(reloadEvent, holdReload)
    window.addEventListener('click', follow, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener(reloadEvent, holdReload)
      window.removeEventListener('click', follow, { capture: true })
    }
  }, [editor])
}
