'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useFullAddress } from '@/lib/i18n/plain-navigation'
import { followedLink, isSamePage } from './followed-link'
import { pageProgress } from './progress'
import { ProgressLine } from './progress-line'

/** A line at the top of the window while the next page is on its way (spec §9). */
export function ProgressBar() {
  const address = useFullAddress()
  const state = useSyncExternalStore(pageProgress.subscribe, pageProgress.state, () => 'idle' as const)

  const arrived = useRef('')

  useEffect(() => {
    const startOnClick = (event: MouseEvent) => {
      const link = followedLink(event)
      if (!link) return
      const target = new URL(link.href)
      const here = new URL(window.location.href)
      if (target.origin === here.origin && !isSamePage(target, here)) pageProgress.start()
    }
    const startOnReturn = () => {
      if (window.location.pathname + window.location.search !== arrived.current) pageProgress.start()
    }
    const listening = new AbortController()
    document.addEventListener('click', startOnClick, { capture: true, signal: listening.signal })
    window.addEventListener('popstate', startOnReturn, { signal: listening.signal })
    window.addEventListener('offline', pageProgress.fail, { signal: listening.signal })
    return () => listening.abort()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what says that the page has arrived.
  useEffect(() => {
    arrived.current = window.location.pathname + window.location.search
    pageProgress.finish()
  }, [address])

  return <ProgressLine state={state} />
}
