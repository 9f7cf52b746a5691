'use client'

import { useEffect } from 'react'
import { useAddress, usePlainRouter } from '@/lib/i18n/plain-navigation'
import { whenIdle } from '../when-idle'
import {
  type Connection,
  isEdited,
  mayPrefetch,
  prefetchAddress,
  prefetchIdleTimeout,
} from './prefetch-rules'

type PrefetchOptions = NonNullable<Parameters<ReturnType<typeof usePlainRouter>['prefetch']>[1]>

/**
 * Whole: of these pages a part would be the route alone, and a page that is opened while its part is on its way could be
 * left without a title. Next exports the name of this kind from its internals alone.
 */
const whole: PrefetchOptions = { kind: 'full' as PrefetchOptions['kind'] }

interface LinkPrefetchProps {
  /** Paths that are not fetched ahead, with all below them. */
  excluded: readonly string[]
}

/** Fetches ahead the pages whose links are visible, each once. Renders nothing. */
export function LinkPrefetch({ excluded }: LinkPrefetchProps) {
  const address = useAddress()
  const router = usePlainRouter()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other links.
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection }
    if (!('IntersectionObserver' in window) || !mayPrefetch(connection)) return
    if (isEdited(window.location.href)) return
    const requested = new Set<string>()
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
        observer.unobserve(target)
        const ahead = prefetchAddress(target.href, window.location.href, excluded)
        if (ahead === null || requested.has(ahead)) continue
        requested.add(ahead)
        whenIdle(() => router.prefetch(ahead, whole), prefetchIdleTimeout)
      }
    })
    for (const link of document.querySelectorAll('a[href^="/"]:not([target], [download])'))
      observer.observe(link)
    return () => observer.disconnect()
  }, [address, router, excluded])

  return null
}
