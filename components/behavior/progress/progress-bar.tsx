'use client'

import { useEffect, useRef } from 'react'
import { useFullAddress } from '@/lib/i18n/plain-navigation'
import { followedLink, isSamePage } from '../links/followed-link'
import { onFirstInteraction } from '../on-first-interaction'
import { recordFollowedLink } from '../reload-guard'
import { pageProgress } from './progress'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  /** Label of the progress bar. */
  label: string
}

/**
 * Progress bar at the top of the window while the next page loads (spec §9). NProgress is loaded at
 * the first interaction, since no link is followed earlier.
 */
export function ProgressBar({ label }: ProgressBarProps) {
  const address = useFullAddress()
  const stage = useRef<HTMLDivElement>(null)
  const arrivedUrl = useRef('')

  useEffect(() => {
    const startOnClick = (event: MouseEvent) => {
      const link = followedLink(event)
      if (!link) return
      const target = new URL(link.href)
      const currentUrl = new URL(window.location.href)
      if (target.origin === currentUrl.origin && !isSamePage(target, currentUrl)) {
        recordFollowedLink(target.href)
        pageProgress.start(target.pathname)
      }
    }
    const startOnReturn = () => {
      const { pathname, search } = window.location
      recordFollowedLink(null)
      if (pathname + search !== arrivedUrl.current) pageProgress.start(pathname)
    }
    const listening = new AbortController()
    document.addEventListener('click', startOnClick, { capture: true, signal: listening.signal })
    window.addEventListener('popstate', startOnReturn, { signal: listening.signal })
    window.addEventListener('offline', pageProgress.fail, { signal: listening.signal })
    return () => listening.abort()
  }, [])

  useEffect(() => {
    let isOver = false
    let end = () => {}
    const load = async () => {
      const { drawProgress } = await import('./draw-progress')
      if (!isOver && stage.current) end = drawProgress(pageProgress, stage.current, label)
    }
    // If NProgress fails to load, pages load without a bar.
    const removeListeners = onFirstInteraction(() => void load().catch(() => {}))
    return () => {
      isOver = true
      removeListeners()
      end()
    }
  }, [label])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address signals the arrival
  useEffect(() => {
    arrivedUrl.current = window.location.pathname + window.location.search
    recordFollowedLink(null)
    pageProgress.finish()
  }, [address])

  return <div ref={stage} id="page-progress" className={styles.stage} />
}
