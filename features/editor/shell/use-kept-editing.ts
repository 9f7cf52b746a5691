import { useEffect } from 'react'
import { usePlainRouter } from '@/lib/i18n/plain-navigation'
import { keptEditing } from './kept-editing'

/** While mounted, links of the page and of its menus lead to pages that are edited too. */
export function useKeptEditing(): void {
  const router = usePlainRouter()

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const address = keptEditing(event, window.location.href)
      if (address === null) return
      event.preventDefault()
      router.push(address)
    }
    // On the body: after what a click means to a text that is edited, before the site's own handler on the document.
    document.body.addEventListener('click', follow)
    return () => document.body.removeEventListener('click', follow)
  }, [router])
}
