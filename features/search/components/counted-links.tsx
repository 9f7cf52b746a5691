'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { onFirstInteraction } from '@/components/behavior/on-first-interaction'
import type { Locale } from '@/lib/contract/common/locale'

export interface CountedLinksProps {
  locale: Locale
  /** What was searched for. */
  query: string
  /** A list with links in its entries, each of which says where it stands. */
  children: ReactNode
}

/** Tells the backend which hits of a search are followed, and nothing of who follows them. */
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
    // Without it nothing is counted, and all else works.
    const callOff = onFirstInteraction(() => void listen().catch(() => {}))
    return () => {
      callOff()
      listening.abort()
    }
  }, [locale, query])

  return <div ref={element}>{children}</div>
}
