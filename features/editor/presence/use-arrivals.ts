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
  const announced = useRef(new Map<number, string>())
  const names = new Map(otherEditors.map(({ user_id, name }) => [user_id, name]))
  const ids = [...names.keys()].toSorted((a, b) => a - b).join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the ids only
  useEffect(() => {
    const timer = setTimeout(() => {
      const arrived = [...names].filter(([id]) => !announced.current.has(id)).map(([, name]) => name)
      const departed = [...announced.current].filter(([id]) => !names.has(id)).map(([, name]) => name)
      announced.current = names
      const messages = [
        ...(arrived.length > 0 ? [t('came', { names: arrived.join(', '), count: arrived.length })] : []),
        ...(departed.length > 0 ? [t('left', { names: departed.join(', '), count: departed.length })] : []),
      ]
      if (messages.length > 0) setText(messages.join(' '))
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [ids])

  return text
}
