import { useEffect } from 'react'
import { usePlainRouter } from '@/lib/i18n/plain-navigation'
import { followedInEditMode, openedInNewTab } from './edit-mode-links'

/** While mounted, links of the page and of its menus lead to pages that are edited too, in this tab or beside it. */
export function useEditModeLinks(): void {
  const router = usePlainRouter()

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const address = followedInEditMode(event, window.location.href)
      if (address === null) return
      event.preventDefault()
      router.push(address)
    }
    const openBeside = (event: MouseEvent) => {
      const address = openedInNewTab(event, window.location.href)
      if (address === null) return
      event.preventDefault()
      window.open(address, '_blank', 'noopener')
    }
    // On the body: after what a click means to a text that is edited, before the site's own handler on the document.
    const { body } = document
    body.addEventListener('click', follow)
    body.addEventListener('click', openBeside)
    body.addEventListener('auxclick', openBeside)
    return () => {
      body.removeEventListener('click', follow)
      body.removeEventListener('click', openBeside)
      body.removeEventListener('auxclick', openBeside)
    }
  }, [router])
}
