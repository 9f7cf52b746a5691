'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { animateFrom, loadMotion } from '@/components/motion/animate-from'
import { useFullAddress } from '@/lib/i18n/plain-navigation'
import { onFirstInteraction } from './on-first-interaction'

/** Duration in seconds (spec §9, nav transition). */
const durationSeconds = 0.7

/**
 * Fades in each page of a visit except the first. The animation library is loaded at the first
 * interaction. Renders nothing.
 */
export function PageTransition() {
  const address = useFullAddress()
  const previousMain = useRef<HTMLElement | null>(null)

  useEffect(() => onFirstInteraction(loadMotion), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address signals a new page
  useLayoutEffect(() => {
    const main = document.querySelector('main')
    if (main && previousMain.current && main !== previousMain.current)
      animateFrom(main, { opacity: '0' }, durationSeconds)
    previousMain.current = main
  }, [address])

  return null
}
