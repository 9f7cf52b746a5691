'use client'

import { useEffect } from 'react'
import { useAddress, usePlainRouter } from '@/lib/i18n/plain-navigation'
import { runWhenIdle } from '../when-idle'
import {
  type Connection,
  isEditedPageAddress,
  mayPrefetch,
  prefetchIdleTimeoutMs,
  toPrefetchAddress,
} from './prefetch-rules'

type PrefetchOptions = NonNullable<Parameters<ReturnType<typeof usePlainRouter>['prefetch']>[1]>

/**
 * Prefetches full pages. A partial prefetch would contain only the route, and a page that is opened
 * during it could be left without a title. Next exports the name of this kind only from its
 * internals.
 */
const fullPrefetch: PrefetchOptions = { kind: 'full' as PrefetchOptions['kind'] }

interface LinkPrefetchProps {
  /** Paths that are not prefetched, including everything below them. */
  pathsWithoutPrefetch: readonly string[]
}

/** Prefetches the pages of visible links, each once. Renders nothing. */
export function LinkPrefetch({ pathsWithoutPrefetch }: LinkPrefetchProps) {
  const address = useAddress()
  const router = usePlainRouter()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other links.
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection }
    if (!('IntersectionObserver' in window) || !mayPrefetch(connection)) return
    if (isEditedPageAddress(window.location.href)) return
    const requestedAddresses = new Set<string>()
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
        observer.unobserve(target)
        const nextAddress = toPrefetchAddress(target.href, window.location.href, pathsWithoutPrefetch)
        if (nextAddress === null || requestedAddresses.has(nextAddress)) continue
        requestedAddresses.add(nextAddress)
        runWhenIdle(() => router.prefetch(nextAddress, fullPrefetch), prefetchIdleTimeoutMs)
      }
    })
    for (const link of document.querySelectorAll('a[href^="/"]:not([target], [download])')) observer.observe(link)
    return () => observer.disconnect()
  }, [address, router, pathsWithoutPrefetch])

  return null
}
