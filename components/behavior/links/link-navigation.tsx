'use client'

import { useEffect } from 'react'
import { usePlainRouter } from '@/lib/i18n/plain-navigation'
import { findFollowedLink } from './followed-link'
import { toRoutedAddress } from './routed-address'

/**
 * Navigates between pages without loading a new document. One listener handles all links, also in
 * texts. A component for each link would add script, data and render time to every page.
 */
export function LinkNavigation() {
  const router = usePlainRouter()

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = findFollowedLink(event)
      const address = link && toRoutedAddress(link.href, window.location.href)
      if (address === null) return
      event.preventDefault()
      router.push(address)
    }
    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  }, [router])

  return null
}
