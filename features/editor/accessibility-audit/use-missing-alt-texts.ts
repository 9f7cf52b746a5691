import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { pictureState } from '@/features/pictures/picture-state'
import { pictureKeys, pictureQuery } from '@/features/pictures/queries'
import type { Locale } from '@/lib/contract/common/locale'
import type { EditorDocument } from '../core/document'
import { picturesOf } from './rules/pictures'

/** The delay before a failed query is retried, in ms. */
const retryTime = 15_000

/**
 * The pictures of a page that neither have a description in its language nor are decorative. The library is
 * queried once for each picture without an alt text, and again when the user returns from another window,
 * where it may have been described; changes made in this window are known.
 */
export function useMissingAltTexts(
  document: EditorDocument | undefined,
  locale: Locale,
): ReadonlySet<number> {
  const client = useQueryClient()
  const asked = useMemo(() => askedOf(document), [document])
  const found = useQueries({
    queries: asked.map(({ id, isAsked }) => ({
      ...pictureQuery(locale, id),
      enabled: isAsked,
      refetchInterval: retryFailed,
    })),
  })

  useEffect(() => {
    const comeBack = () => void client.invalidateQueries({ queryKey: pictureKeys.pictures(locale) })
    window.addEventListener('focus', comeBack)
    return () => window.removeEventListener('focus', comeBack)
  }, [client, locale])

  return new Set(
    found.flatMap(({ data }) => (data && pictureState(data, locale) === 'undescribed' ? data.id : [])),
  )
}

const retryFailed = ({ state }: { state: { status: string } }) => state.status === 'error' && retryTime

/** The pictures of a page, and whether the library is asked about them. */
function askedOf(document: EditorDocument | undefined): { id: number; isAsked: boolean }[] {
  const asked = new Map<number, boolean>()
  for (const { id, alt } of document ? picturesOf(document) : []) {
    asked.set(id, alt === '' || asked.get(id) === true)
  }
  return [...asked].map(([id, isAsked]) => ({ id, isAsked }))
}
