'use client'

import { useEffect, useRef } from 'react'
import { useFullAddress } from '@/lib/i18n/plain-navigation'
import { findFollowedLink, isSamePage } from '../links/followed-link'
import { toRoutedAddress } from '../links/routed-address'
import { onFirstInteraction } from '../on-first-interaction'
import { recordFollowedLink } from '../reload-guard'
import { pageProgress } from './progress'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  /** Accessible name of the progress bar. */
  label: string
}

/**
 * Progress bar at the top of the window while the next page loads (spec §9). NProgress is loaded
 * when the visitor first interacts with the page, because no link can be followed before.
 */
export function ProgressBar({ label }: ProgressBarProps) {
  const address = useFullAddress()
  const container = useRef<HTMLDivElement>(null)
  const arrivedUrl = useRef('')

  useEffect(() => {
    const startOnClick = (event: MouseEvent) => {
      const link = findFollowedLink(event)
      // A file or an address of the API does not replace the page, so it would never arrive.
      if (!link || toRoutedAddress(link.href, window.location.href) === null) return
      const target = new URL(link.href)
      if (isSamePage(target, new URL(window.location.href))) return
      recordFollowedLink(target.href)
      pageProgress.start(target.pathname)
    }
    const startOnReturn = () => {
      const { pathname, search } = window.location
      recordFollowedLink(null)
      if (pathname + search !== arrivedUrl.current) pageProgress.start(pathname)
    }
    const abortController = new AbortController()
    document.addEventListener('click', startOnClick, { capture: true, signal: abortController.signal })
    window.addEventListener('popstate', startOnReturn, { signal: abortController.signal })
    window.addEventListener('offline', pageProgress.fail, { signal: abortController.signal })
    return () => abortController.abort()
  }, [])

  useEffect(() => {
    let isUnmounted = false
    let removeBar = () => {}
    const load = async () => {
      const { drawProgress } = await import('./draw-progress')
      if (!isUnmounted && container.current) removeBar = drawProgress(pageProgress, container.current, label)
    }
    // If NProgress fails to load, pages load without a bar.
    const removeListeners = onFirstInteraction(() => void load().catch(() => {}))
    return () => {
      isUnmounted = true
      removeListeners()
      removeBar()
    }
  }, [label])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address signals the arrival
  useEffect(() => {
    arrivedUrl.current = window.location.pathname + window.location.search
    recordFollowedLink(null)
    pageProgress.finish()
  }, [address])

  return <div ref={container} id="page-progress" className={styles.stage} />
}
