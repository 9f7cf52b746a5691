'use client'

import { useEffect } from 'react'
import { usePlainRouter } from '@/lib/i18n/plain-navigation'
import { followedLink } from './followed-link'
import { routedAddress } from './routed-address'

/**
 * Navigates between pages without loading a new document. One listener handles all links, including
 * those in texts: a component per link would cost every page script, data and rendering. Renders
 * nothing.
 */
export function LinkNavigation() {
  const router = usePlainRouter()

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followedLink(event)
      const address = link && routedAddress(link.href, window.location.href)
      if (address === null) return
      event.preventDefault()
      router.push(address)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])

  return null
}
