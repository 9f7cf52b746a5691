import { useEffect } from 'react'
import { usePlainRouter } from '@/lib/i18n/plain-navigation'
import { findEditTarget, findNewTabTarget } from './edit-mode-links'

/**
 * While mounted, links of the page and of its menus open the edit mode of their pages, also in new
 * tabs.
 */
export function useEditModeLinks(): void {
  const router = usePlainRouter()

  useEffect(() => {
    const openInEditMode = (event: MouseEvent) => {
      const address = findEditTarget(event, window.location.href)
      if (address === null) return
      event.preventDefault()
      router.push(address)
    }
    const openInNewTab = (event: MouseEvent) => {
      const address = findNewTabTarget(event, window.location.href)
      if (address === null) return
      event.preventDefault()
      window.open(address, '_blank', 'noopener')
    }
    // The listeners are on the body, so that they run after the handlers of an edited text and
    // before the site's handler on the document.
    const { body } = document
    const controller = new AbortController()
    const { signal } = controller
    body.addEventListener('click', openInEditMode, { signal })
    body.addEventListener('click', openInNewTab, { signal })
    body.addEventListener('auxclick', openInNewTab, { signal })
    return () => controller.abort()
  }, [router])
}
