'use client'

import { useEffect, useRef } from 'react'
import { useFullAddress } from '@/lib/i18n/plain-navigation'
import { findFollowedLink, isSamePage } from './followed-link'
import { decodeFragmentId, revealElement, scrollToHash } from './hash-scroll'

const options = { find: (id: string) => document.getElementById(id), reveal: revealElement }

/** Events by which the visitor scrolls or acts. They cancel the wait for the element. */
const cancelingEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

const getCurrentAddress = () => window.location.pathname + window.location.search

/**
 * Returns the address of a page that was opened by a reload or by the back button. The browser then
 * restores the scroll position. Returns null for other pages.
 */
function findRestoredAddress(): string | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation && navigation.type !== 'navigate' ? getCurrentAddress() : null
}

/**
 * Scrolls to the element that the fragment of the address names. This happens when the page is
 * opened and when the visitor follows a link to an element of the same page. Renders nothing.
 */
export function HashScrolling() {
  const address = useFullAddress()
  const restoredAddress = useRef<string | null>(null)

  useEffect(() => {
    restoredAddress.current = findRestoredAddress()
    const recordReturn = () => {
      restoredAddress.current = getCurrentAddress()
    }
    window.addEventListener('popstate', recordReturn)
    return () => window.removeEventListener('popstate', recordReturn)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address may have a fragment
  useEffect(() => {
    const isRestored = restoredAddress.current === getCurrentAddress()
    restoredAddress.current = null
    if (isRestored) return
    const cancelScroll = scrollToHash(window.location.hash, options)
    const abortController = new AbortController()
    const { signal } = abortController
    for (const event of cancelingEvents)
      window.addEventListener(event, cancelScroll, { signal, passive: true, once: true })
    return () => {
      cancelScroll()
      abortController.abort()
    }
  }, [address])

  useEffect(() => {
    const scrollToLinkedElement = (event: MouseEvent) => {
      const link = findFollowedLink(event)
      if (!link?.hash || !isSamePage(new URL(link.href), new URL(window.location.href))) return
      const target = document.getElementById(decodeFragmentId(link.hash) ?? '')
      // The browser itself handles `#top`.
      if (!target) return
      event.preventDefault()
      if (link.hash !== window.location.hash) window.history.pushState(null, '', link.hash)
      revealElement(target)
    }
    // Captures the click on the window, because the router would treat it as a page change.
    window.addEventListener('click', scrollToLinkedElement, { capture: true })
    return () => window.removeEventListener('click', scrollToLinkedElement, { capture: true })
  }, [])

  return null
}
