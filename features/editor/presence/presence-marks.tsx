import { type RefObject, useRef } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import type { PresentEditor } from '@/lib/contract/pages/presence'
import { pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import layers from '../page-elements/positioned-marks.module.css'
import { usePositionedMarks } from '../page-elements/use-positioned-marks'
import { Carets } from './carets'
import { personColors } from './person-colors'
import styles from './presence.module.css'

interface PresenceMarksProps {
  others: readonly PresentEditor[]
  editor: Editor
  /** The language of the page. */
  locale: Locale
  /** The element that contains the page. */
  root: RefObject<HTMLElement | null>
}

/**
 * Frames around the blocks that others have selected, and their carets, with their names and in their colors, positioned over the page
 * without changing its markup.
 */
export function PresenceMarks({ others, editor, locale, root }: PresenceMarksProps) {
  const layer = useRef<HTMLDivElement>(null)
  const colors = personColors(others.map(({ user_id }) => user_id))
  const present = new Map<string, PresentEditor[]>()
  for (const other of others) {
    const key = other.module === null ? null : editor.findKey(other.module)
    if (key !== null) present.set(key, [...(present.get(key) ?? []), other])
  }

  usePositionedMarks(layer, root, [...present.keys()])

  const colorOf = (other: PresentEditor | undefined) => other && colors.get(other.user_id)
  const places = others.flatMap((other) => {
    const { module, caret } = other
    const key = module === null ? pageKey : editor.findKey(module)
    const isHere = other.locale === locale && key !== null
    return caret && isHere ? { other, key, caret, color: colorOf(other) } : []
  })
  // The list on the toolbar has the same information as text.
  return (
    <>
      <div ref={layer} className={layers.layer} aria-hidden="true">
        {[...present].map(([key, there]) => (
          <div key={key} className={styles.mark} data-mark={key} data-color={colorOf(there[0])}>
            <div className={styles.names}>
              {there.map((other) => (
                <span key={other.user_id} className={styles.name} data-color={colorOf(other)}>
                  {other.name}
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
      <Carets places={places} root={root} />
    </>
  )
}
