'use client'

import { useEffect } from 'react'

/** Registers the service worker at the site's root once the browser is idle. Renders nothing. */
export function ServiceWorker() {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const register = () => {
      // Private windows and some settings reject the registration. The site works without it.
      navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch(() => {})
    }
    if (!('requestIdleCallback' in window)) return register()
    const id = window.requestIdleCallback(register, { timeout: 10_000 })
    return () => window.cancelIdleCallback(id)
  }, [])

  return null
}
