'use client'

import { useEffect } from 'react'
import { hydratedEvent } from '@/lib/deferred-scripts'

/** Says that the page answers to events: what a visitor did before is repeated then. Renders nothing. */
export function HydrationSignal() {
  useEffect(() => {
    window.dispatchEvent(new Event(hydratedEvent))
  }, [])

  return null
}
