import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { PresentEditor } from '@/lib/contract/pages/presence'

/**
 * Debounce of announcements, in ms. It is longer than a reload, so that reloads are not announced.
 */
const debounceMs = 3000

/** Returns the announcement of editors who joined or left the page. */
export function useArrivals(otherEditors: readonly PresentEditor[]): string {
  const t = useTranslations('editor.presence')
  const [text, setText] = useState('')
  const announcedNames = useRef(new Map<number, string>())
  const names = new Map(otherEditors.map(({ user_id, name }) => [user_id, name]))
  const ids = [...names.keys()].toSorted((a, b) => a - b).join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the ids only
  useEffect(() => {
    const timer = setTimeout(() => {
      const arrivals = [...names].filter(([id]) => !announcedNames.current.has(id)).map(([, name]) => name)
      const departures = [...announcedNames.current].filter(([id]) => !names.has(id)).map(([, name]) => name)
      announcedNames.current = names
      const messages = [
        ...(arrivals.length > 0 ? [t('came', { names: arrivals.join(', '), count: arrivals.length })] : []),
        ...(departures.length > 0 ? [t('left', { names: departures.join(', '), count: departures.length })] : []),
      ]
      if (messages.length > 0) setText(messages.join(' '))
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [ids])

  return text
}
