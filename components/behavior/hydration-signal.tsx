'use client'

import { useEffect } from 'react'
import { hydratedEvent } from '@/lib/deferred-scripts'

/** Announces the hydration of the page, after which earlier input is replayed. Renders nothing. */
export function HydrationSignal() {
  useEffect(() => {
    window.dispatchEvent(new Event(hydratedEvent))
  }, [])

  return null
}
