'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { onFirstInteraction } from '@/components/behavior/on-first-interaction'
import type { Locale } from '@/lib/contract/common/locale'

export interface CountedLinksProps {
  locale: Locale
  query: string
  /** A list of links. The `value` of each `li` is its position in the search results. */
  children: ReactNode
}

/** Reports to the backend which search result the visitor opens, without data about the visitor. */
export function CountedLinks({ locale, query, children }: CountedLinksProps) {
  const listElement = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const abortController = new AbortController()
    const startCounting = async () => {
      const { callWithKeepalive } = await import('@/lib/api/browser-client')
      const reportClick = ({ target }: Event) => {
        const link = target instanceof Element ? target.closest('a') : null
        const position = link?.closest('li')?.value
        if (!link || position === undefined) return
        const url = link.pathname + link.hash
        callWithKeepalive('POST', `/${locale}/api/search-report/clicks/`, { query, url, position })
      }
      listElement.current?.addEventListener('click', reportClick, { signal: abortController.signal })
      listElement.current?.addEventListener('auxclick', reportClick, { signal: abortController.signal })
    }
    // If loading fails, clicks are not counted.
    const cancelWait = onFirstInteraction(() => void startCounting().catch(() => {}))
    return () => {
      cancelWait()
      abortController.abort()
    }
  }, [locale, query])

  return <div ref={listElement}>{children}</div>
}
