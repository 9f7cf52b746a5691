import { useCallback, useEffect, useRef, useState } from 'react'
import type { Failure } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/locale'
import type { LibraryPicture } from '@/lib/contract/media'
import { listPictures, type PictureQuery } from '../calls'

interface State {
  pictures: LibraryPicture[]
  count: number
  hasMore: boolean
  isLoading: boolean
  failure: Failure | null
}

const empty: State = { pictures: [], count: 0, hasMore: false, isLoading: true, failure: null }

/** The pictures that are asked for, some at a time; another question begins anew and overtakes the one before. */
export function usePictureList(locale: Locale, query: PictureQuery) {
  const [state, setState] = useState(empty)
  const asked = useRef({ question: 0, page: 0 })

  const read = useCallback(
    async (page: number) => {
      const { question } = asked.current
      setState((known) => ({ ...known, isLoading: true, failure: null }))
      const result = await listPictures(locale, query, page)
      if (asked.current.question !== question) return
      if (!result.ok) return setState((known) => ({ ...known, isLoading: false, failure: result.failure }))
      asked.current = { question, page }
      const { pictures, count, hasMore } = result.value
      setState((known) => ({
        pictures: page === 1 ? pictures : withoutDoubles([...known.pictures, ...pictures]),
        ...{ count, hasMore, isLoading: false, failure: null },
      }))
    },
    [locale, query],
  )

  useEffect(() => {
    asked.current = { question: asked.current.question + 1, page: 0 }
    void read(1)
  }, [read])

  return {
    ...state,
    /** Reads the next ones, or again what could not be read. */
    more: () => read(asked.current.page + 1),
    /** A picture is new, and then the first, or was changed. */
    put: useCallback((picture: LibraryPicture) => {
      setState((known) => {
        const isThere = known.pictures.some(({ id }) => id === picture.id)
        if (!isThere) return { ...known, pictures: [picture, ...known.pictures], count: known.count + 1 }
        return { ...known, pictures: known.pictures.map((old) => (old.id === picture.id ? picture : old)) }
      })
    }, []),
    /** A picture is gone. */
    drop: useCallback((id: number) => {
      setState((known) => {
        const pictures = known.pictures.filter((picture) => picture.id !== id)
        return { ...known, pictures, count: known.count - (known.pictures.length - pictures.length) }
      })
    }, []),
  }
}

/** Pictures that came meanwhile push others onto the next page, where they are read once more. */
function withoutDoubles(pictures: LibraryPicture[]): LibraryPicture[] {
  return [...new Map(pictures.map((picture) => [picture.id, picture])).values()]
}
