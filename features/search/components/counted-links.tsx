'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { onFirstInteraction } from '@/components/behavior/on-first-interaction'
import type { Locale } from '@/lib/contract/common/locale'

export interface CountedLinksProps {
  locale: Locale
  /** The search term. */
  query: string
  /** A list with links; each entry has its position as `value`. */
  children: ReactNode
}

/** Reports followed hits of a search to the backend, without data about the visitor. */
export function CountedLinks({ locale, query, children }: CountedLinksProps) {
  const element = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const listening = new AbortController()
    const listen = async () => {
      const { callWithKeepalive } = await import('@/lib/api/browser-client')
      const count = ({ target }: Event) => {
        const link = target instanceof Element ? target.closest('a') : null
        const position = link?.closest('li')?.value
        if (!link || position === undefined) return
        const url = link.pathname + link.hash
        callWithKeepalive('POST', `/${locale}/api/search-report/clicks/`, { query, url, position })
      }
      element.current?.addEventListener('click', count, { signal: listening.signal })
      element.current?.addEventListener('auxclick', count, { signal: listening.signal })
    }
    // If loading fails, clicks are not counted.
    const cancelWait = onFirstInteraction(() => void listen().catch(() => {}))
    return () => {
      cancelWait()
      listening.abort()
    }
  }, [locale, query])

  return <div ref={element}>{children}</div>
}
