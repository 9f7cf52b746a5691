import { useEffect, useState } from 'react'
import type { Failure } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/locale'
import type { PageDraft } from '@/lib/contract/page-editing'
import { readComparison } from '../calls'
import { type Comparison, compare } from './compared'

/** A comparison that was read; each reading has a number of its own. */
export interface ReadComparison extends Comparison {
  reading: number
}

export interface Compared {
  from: string
  to: string
}

/**
 * The comparison of two states of a page, read when they are chosen and again by `reload`; the failure while it cannot be
 * read. The last one stays while the next is read.
 */
export function useComparison(page: PageDraft, locale: Locale, { from, to }: Compared) {
  const [comparison, setComparison] = useState<ReadComparison | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [reading, setReading] = useState(1)
  const { id, urls } = page
  const path = (urls[locale] ?? '').split('/').slice(2).join('/')

  useEffect(() => {
    let isOver = false
    void readComparison(locale, { id, path }, { from, to }).then((read) => {
      if (isOver) return
      setFailure(read.ok ? null : read.failure)
      if (!read.ok) return
      const { before, after, diff } = read.value
      setComparison({ ...compare(before, after, diff), reading })
    })
    return () => {
      isOver = true
    }
  }, [locale, id, path, from, to, reading])

  return { comparison, failure, reload: () => setReading((count) => count + 1) }
}
