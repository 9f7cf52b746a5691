'use client'

import { useEffect } from 'react'
import { useFullAddress } from '@/lib/i18n/plain-navigation'
import { followedLink, isSamePage } from './followed-link'
import { revealElement, scrollToHash } from './hash-scroll'

const options = { find: (id: string) => document.getElementById(id), reveal: revealElement }

/** Events that cancel the wait for the element: the visitor navigates the page. */
const cancelingEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to the fragment of the address on arrival and for links within the page. Renders nothing.
 */
export function HashScrolling() {
  const address = useFullAddress()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address may have a fragment
  useEffect(() => {
    const giveUp = scrollToHash(window.location.hash, options)
    const listening = new AbortController()
    const { signal } = listening
    for (const event of cancelingEvents)
      window.addEventListener(event, giveUp, { signal, passive: true, once: true })
    return () => {
      giveUp()
      listening.abort()
    }
  }, [address])

  useEffect(() => {
    const scrollWithin = (event: MouseEvent) => {
      const link = followedLink(event)
      if (!link?.hash || !isSamePage(new URL(link.href), new URL(window.location.href))) return
      event.preventDefault()
      if (link.hash !== window.location.hash) window.history.pushState(null, '', link.hash)
      scrollToHash(link.hash, options, 0)
    }
    // Captures on the window, before the router handles the click as a page change.
    window.addEventListener('click', scrollWithin, { capture: true })
    return () => window.removeEventListener('click', scrollWithin, { capture: true })
  }, [])

  return null
}
