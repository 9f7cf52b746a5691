'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { animateFrom, loadMotion } from '@/components/motion/animate-from'
import { useFullAddress } from '@/lib/i18n/plain-navigation'
import { onFirstInteraction } from './on-first-interaction'

/** In seconds (spec §9, nav transition). */
const duration = 0.7

/**
 * Lets a page that follows another one come up like light; the first of a visit is simply there. What animates is fetched at the
 * first sign of a visitor. Renders nothing.
 */
export function PageTransition() {
  const address = useFullAddress()
  const shown = useRef<HTMLElement | null>(null)

  useEffect(() => onFirstInteraction(loadMotion), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what says that another page may have come.
  useLayoutEffect(() => {
    const main = document.querySelector('main')
    if (main && shown.current && main !== shown.current) animateFrom(main, { opacity: '0' }, duration)
    shown.current = main
  }, [address])

  return null
}
