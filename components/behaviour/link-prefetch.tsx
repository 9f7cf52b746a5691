'use client'

import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { useEffect } from 'react'
import { useAddress, usePlainRouter } from '@/lib/i18n/plain-navigation'
import {
  type Connection,
  isEdited,
  mayPrefetch,
  prefetchAddress,
  prefetchIdleTimeout,
} from './prefetch-rules'
import { whenIdle } from './when-idle'

/**
 * Fetches ahead the pages whose links are seen, each once. Whole: of these pages a part would be the route alone, and a
 * page that is opened while its part is on its way could be left without a title. Renders nothing.
 */
export function LinkPrefetch() {
  const address = useAddress()
  const router = usePlainRouter()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other links.
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection }
    if (!('IntersectionObserver' in window) || !mayPrefetch(connection)) return
    if (isEdited(window.location.href)) return
    const asked = new Set<string>()
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
        seen.unobserve(target)
        const ahead = prefetchAddress(target.href, window.location.href)
        if (ahead === null || asked.has(ahead)) continue
        asked.add(ahead)
        whenIdle(() => router.prefetch(ahead, { kind: PrefetchKind.FULL }), prefetchIdleTimeout)
      }
    })
    for (const link of document.querySelectorAll('a[href^="/"]:not([target])')) seen.observe(link)
    return () => seen.disconnect()
  }, [address, router])

  return null
}
