import { useEffect, useState } from 'react'
import type { Failure } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/locale'
import type { PageDraft, PageVersion } from '@/lib/contract/page-editing'
import { readVersions } from './calls'

export interface Versions {
  /** The newest first, as far as they are read. */
  versions: readonly PageVersion[]
  /** Whether there are older ones. */
  hasMore: boolean
  isLoading: boolean
  /** Why the last part that was asked for did not come; null where it came. */
  failure: Failure | null
  /** Reads the next older part, or again the one that failed. */
  more: () => void
}

/** The versions of a page, read part by part while `isWanted`; anew whenever it is another page or becomes wanted. */
export function useVersions(page: PageDraft, locale: Locale, size: number, isWanted = true): Versions {
  const [versions, setVersions] = useState<readonly PageVersion[]>([])
  const [count, setCount] = useState(0)
  const [asked, setAsked] = useState(1)
  const [isLoading, setLoading] = useState(true)
  const [failure, setFailure] = useState<Failure | null>(null)
  const { id, published_at } = page

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was published has one version more.
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    const read = async () => {
      setLoading(true)
      const part = await readVersions(locale, id, { page: asked, size })
      if (isOver) return
      setLoading(false)
      setFailure(part.ok ? null : part.failure)
      if (!part.ok) return
      setCount(part.value.count)
      // A version that was made meanwhile pushes the last of a part into the next one.
      setVersions((known) => (asked === 1 ? part.value.versions : without(known, part.value.versions)))
    }
    void read()
    return () => {
      isOver = true
    }
  }, [id, locale, published_at, asked, size, isWanted])

  return {
    ...{ versions, isLoading, failure },
    hasMore: versions.length < count,
    more: () => setAsked(Math.floor(versions.length / size) + 1),
  }
}

function without(known: readonly PageVersion[], more: readonly PageVersion[]): PageVersion[] {
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...more.filter(({ id }) => !ids.has(id))]
}
