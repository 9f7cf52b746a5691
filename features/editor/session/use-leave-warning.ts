import { useEffect } from 'react'
import { reloadEvent } from '@/components/behavior/reload-guard'
import { maxKeepaliveBytes } from '@/lib/api/browser-client'
import type { Editor } from '../core/editor'

/**
 * Warns before the page is left with changes that are neither saved nor journaled, or too large for
 * a keepalive request. Prevents automatic reloads with unsaved changes outside of the journal.
 */
export function useLeaveWarning(editor: Editor | null): void {
  useEffect(() => {
    if (!editor) return
    const wouldLoseChanges = () => editor.changeCount > 0 && !editor.isJournaled
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (wouldLoseChanges() || editor.keepaliveBytes > maxKeepaliveBytes) event.preventDefault()
    }
    // A client-side navigation triggers no `beforeunload`. Links inside the edited page are text
    // and not followed.
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href]')
      if (link && !link.closest('[data-edit-view]') && wouldLoseChanges()) event.stopPropagation()
    }
    let isReloadHeld = false
    // The cause of the reload (a logout in another tab) may delete the journal a moment later: the
    // first reload is held even if the changes are journaled.
    const holdReload = (event: Event) => {
      isReloadHeld = wouldLoseChanges() || (editor.changeCount > 0 && !isReloadHeld)
      if (isReloadHeld) event.preventDefault()
    }
    window.addEventListener('beforeunload', handleBeforeUnload)
    window.addEventListener(reloadEvent, holdReload)
    window.addEventListener('click', handleClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', handleBeforeUnload)
      window.removeEventListener(reloadEvent, holdReload)
      window.removeEventListener('click', handleClick, { capture: true })
    }
  }, [editor])
}
