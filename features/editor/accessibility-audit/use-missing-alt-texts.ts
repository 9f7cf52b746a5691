import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { getPictureState } from '@/features/pictures/picture-state'
import { pictureKeys, pictureQuery } from '@/features/pictures/queries'
import type { Locale } from '@/lib/contract/common/locale'
import type { LibraryPicture } from '@/lib/contract/media/media'
import type { EditorDocument } from '../core/document'
import { listPictures } from './rules/pictures'

/** The delay before a failed query is retried, in milliseconds. */
const retryIntervalMs = 15_000

export interface MissingAltTexts {
  /** The ids of the pictures that are already loaded. */
  knownIds: ReadonlySet<number>
  /**
   * Loads the pictures of a document, which may be newer than the last rendering. Pictures that
   * cannot be loaded are left out.
   */
  load: (document: EditorDocument) => Promise<ReadonlySet<number>>
}

/**
 * Finds the pictures that are not decorative and have no description in the page's language.
 * Queries the library once for each picture without an alternative text, and again when the user
 * returns from another window, because the picture may have been described there. Changes in this
 * window update the query cache.
 */
export function useMissingAltTexts(document: EditorDocument | undefined, locale: Locale): MissingAltTexts {
  const client = useQueryClient()
  const pictures = useMemo(() => listQueries(document), [document])
  const results = useQueries({
    queries: pictures.map(({ id, isQueried }) => ({
      ...pictureQuery(locale, id),
      enabled: isQueried,
      refetchInterval: retryFailed,
    })),
  })

  useEffect(() => {
    const refetch = () => void client.invalidateQueries({ queryKey: pictureKeys.pictures(locale) })
    window.addEventListener('focus', refetch)
    return () => window.removeEventListener('focus', refetch)
  }, [client, locale])

  return {
    knownIds: listUndescribed(
      results.map(({ data }) => data),
      locale,
    ),
    async load(currentDocument) {
      const pendingQueries = listQueries(currentDocument)
        .filter(({ isQueried }) => isQueried)
        .map(({ id }) => client.fetchQuery(pictureQuery(locale, id)).catch(() => undefined))
      return listUndescribed(await Promise.all(pendingQueries), locale)
    },
  }
}

function listUndescribed(pictures: (LibraryPicture | undefined)[], locale: Locale): ReadonlySet<number> {
  return new Set(
    pictures.flatMap((picture) => (picture && getPictureState(picture, locale) === 'undescribed' ? picture.id : [])),
  )
}

const retryFailed = ({ state }: { state: { status: string } }) => state.status === 'error' && retryIntervalMs

/** Lists the pictures of a page. Only those without an alternative text are queried. */
function listQueries(document: EditorDocument | undefined): { id: number; isQueried: boolean }[] {
  const hasMissingAlt = new Map<number, boolean>()
  for (const { id, alt } of document ? listPictures(document) : []) {
    hasMissingAlt.set(id, alt === '' || hasMissingAlt.get(id) === true)
  }
  return [...hasMissingAlt].map(([id, isQueried]) => ({ id, isQueried }))
}
