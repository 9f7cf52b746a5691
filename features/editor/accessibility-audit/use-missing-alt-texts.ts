import { useEffect, useReducer, useRef, useState } from 'react'
import type { Locale } from '@/lib/contract/locale'
import type { EditorDocument } from '../core/document'
import { readPicture } from '../pictures/calls'
import { useChangedPictures } from '../pictures/picture-news'
import { pictureState } from '../pictures/picture-state'
import { picturesOf } from './rules/pictures'

/**
 * Which pictures of a page are neither described in its language nor decorative. Of those without an alt text the library
 * is asked, each once, and again by whoever comes back from another window, where it may have been described; what is said
 * of them in this window since is known.
 */
export function useMissingAltTexts(
  document: EditorDocument | undefined,
  locale: Locale,
): ReadonlySet<number> {
  const asked = useRef(new Set<number>())
  const [found, setFound] = useState<ReadonlySet<number>>(new Set())
  const [visits, countVisit] = useReducer((count: number) => count + 1, 0)
  const changed = useChangedPictures()

  useEffect(() => {
    const comeBack = () => {
      asked.current.clear()
      countVisit()
    }
    window.addEventListener('focus', comeBack)
    return () => window.removeEventListener('focus', comeBack)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again at each visit.
  useEffect(() => {
    for (const { id, alt } of document ? picturesOf(document) : []) {
      if (alt !== '' || asked.current.has(id)) continue
      asked.current.add(id)
      void readPicture(locale, id).then((result) => {
        // What could not be read is asked at the next change.
        if (!result.ok) return asked.current.delete(id)
        const isUndescribed = pictureState(result.value, locale) === 'undescribed'
        setFound(
          (known) => new Set([...known].filter((other) => other !== id).concat(isUndescribed ? id : [])),
        )
      })
    }
  }, [document, locale, visits])

  const news = [...changed.values()]
  const isUndescribed = (id: number) => {
    const picture = changed.get(id)
    return picture ? pictureState(picture, locale) === 'undescribed' : found.has(id)
  }
  return new Set([...found, ...news.map(({ id }) => id)].filter(isUndescribed))
}
