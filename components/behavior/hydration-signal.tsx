'use client'

import { useEffect } from 'react'
import { hydratedEvent } from '@/lib/deferred-scripts'

/**
 * Dispatches an event when the page is hydrated. Input that the user made before is replayed then.
 * Renders nothing.
 */
export function HydrationSignal() {
  useEffect(() => {
    window.dispatchEvent(new Event(hydratedEvent))
  }, [])

  return null
}
