import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { PresentEditor } from '@/lib/contract/presence'

/** Arrivals and departures are announced when nothing has changed for so long, in ms, so that a reload is not. */
const debounceMs = 3000

/** Tells in words who came to the page and who left it. */
export function useArrivals(others: readonly PresentEditor[]): string {
  const t = useTranslations('editor.presence')
  const [text, setText] = useState('')
  const announced = useRef(new Map<number, string>())
  const names = new Map(others.map(({ user_id, name }) => [user_id, name]))
  const ids = [...names.keys()].toSorted((a, b) => a - b).join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: only who is there matters, not where.
  useEffect(() => {
    const timer = setTimeout(() => {
      const came = [...names].filter(([id]) => !announced.current.has(id)).map(([, name]) => name)
      const left = [...announced.current].filter(([id]) => !names.has(id)).map(([, name]) => name)
      announced.current = names
      const changes = [
        ...(came.length > 0 ? [t('came', { names: came.join(', '), count: came.length })] : []),
        ...(left.length > 0 ? [t('left', { names: left.join(', '), count: left.length })] : []),
      ]
      if (changes.length > 0) setText(changes.join(' '))
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [ids])

  return text
}
