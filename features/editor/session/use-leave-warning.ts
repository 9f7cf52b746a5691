import { useEffect } from 'react'
import { reloadEvent } from '@/components/behavior/reload-guard'
import { maxKeepaliveBytes } from '@/lib/api/browser-client'
import { hasTabDrafts } from '@/lib/drafts/tab-drafts'
import type { Editor } from '../core/editor'

/**
 * Warns before the page is left with changes that are neither saved nor journaled, or too large for
 * a keepalive request, while pictures are uploaded, with invalid entries, and with drafts of the
 * tab, such as comments. Prevents automatic reloads with unsaved changes outside of the journal.
 */
export function useLeaveWarning(editor: Editor | null): void {
  useEffect(() => {
    if (!editor) return
    const { unsavedWork } = editor
    const wouldLoseChanges = () =>
      (editor.changeCount > 0 && !editor.isJournaled) ||
      unsavedWork.isPreparing ||
      unsavedWork.invalidKeys.length > 0 ||
      hasTabDrafts()
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (wouldLoseChanges() || editor.keepaliveBytes > maxKeepaliveBytes) event.preventDefault()
    }
    // A client-side navigation triggers no `beforeunload`. Links inside the edited page are text
    // and not followed.
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href]')
      if (link && !link.closest('[data-edit-view]') && wouldLoseChanges()) event.stopPropagation()
    }
    let isReloadPrevented = false
    // The cause of the reload, such as a logout in another tab, may delete the journal a moment
    // later. The first reload is therefore prevented even if the changes are journaled.
    const preventReload = (event: Event) => {
      isReloadPrevented = wouldLoseChanges() || (editor.changeCount > 0 && !isReloadPrevented)
      if (isReloadPrevented) event.preventDefault()
    }
    const controller = new AbortController()
    const options = { signal: controller.signal, capture: true }
    window.addEventListener('beforeunload', handleBeforeUnload, options)
    window.addEventListener(reloadEvent, preventReload, options)
    window.addEventListener('click', handleClick, options)
    return () => controller.abort()
  }, [editor])
}
