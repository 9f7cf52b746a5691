'use client'

import { useEffect } from 'react'
import { useFullAddress } from '@/lib/i18n/plain-navigation'
import { followedLink, isSamePage } from './followed-link'
import { revealElement, scrollToHash } from './hash-scroll'

const options = { find: (id: string) => document.getElementById(id), reveal: revealElement }

/** Events that end the wait for the fragment's element: the visitor navigates the page on their own. */
const cancelingEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Scrolls to the fragment of an address, on arrival and when a link within the page is followed. Renders nothing. */
export function HashScrolling() {
  const address = useFullAddress()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address may come with a fragment.
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
    // On the window and while capturing: before the router takes the click for a change of page.
    window.addEventListener('click', scrollWithin, { capture: true })
    return () => window.removeEventListener('click', scrollWithin, { capture: true })
  }, [])

  return null
}
