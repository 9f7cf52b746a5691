import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { findFollowedLink } from '@/components/behavior/links/followed-link'
import { pageProgress } from '@/components/behavior/progress/progress'
import { parseFilterLink } from './board-address'
import type { JobFilter } from './job-filter'

/**
 * Handles clicks on links that change the filter: they update the list without loading a page. All
 * other links are left to the router.
 * @param fallbackFocusId the id of the element that gets the focus if the clicked link is removed
 */
export function useBoardLinks(
  root: RefObject<HTMLElement | null>,
  onFilter: (filter: JobFilter) => void,
  fallbackFocusId: string,
): void {
  const clickedLink = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const element = root.current
    const handleClick = (event: MouseEvent) => {
      const link = findFollowedLink(event)
      const filter = link && parseFilterLink(link.href, window.location.href)
      if (!filter) return
      event.preventDefault()
      // No page is loading, so the progress bar started by the click is ended.
      pageProgress.finish()
      clickedLink.current = link
      onFilter(filter)
    }
    element?.addEventListener('click', handleClick)
    return () => element?.removeEventListener('click', handleClick)
  }, [root, onFilter])

  useLayoutEffect(() => {
    if (!clickedLink.current || clickedLink.current.isConnected) return
    clickedLink.current = null
    if (document.activeElement === document.body)
      document.getElementById(fallbackFocusId)?.focus({ preventScroll: true })
  })
}
