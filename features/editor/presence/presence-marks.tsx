import { type RefObject, useRef } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import type { PresentEditor } from '@/lib/contract/pages/presence'
import { pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import layers from '../page-elements/positioned-marks.module.css'
import { usePositionedMarks } from '../page-elements/use-positioned-marks'
import { Carets } from './carets'
import { assignColors } from './person-colors'
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
 * The frames around the blocks that other editors have selected, and their carets, with names and
 * colors. Positioned over the page without changes of its markup.
 */
export function PresenceMarks({ others, editor, locale, root }: PresenceMarksProps) {
  const layer = useRef<HTMLDivElement>(null)
  const colors = assignColors(others.map(({ user_id }) => user_id))
  const editorsByKey = new Map<string, PresentEditor[]>()
  for (const other of others) {
    const key = other.module === null ? null : editor.findKey(other.module)
    if (key !== null) editorsByKey.set(key, [...(editorsByKey.get(key) ?? []), other])
  }

  usePositionedMarks(layer, root, [...editorsByKey.keys()])

  const getColor = (other: PresentEditor | undefined) => other && colors.get(other.user_id)
  const carets = others.flatMap((other) => {
    const { module, caret } = other
    const key = module === null ? pageKey : editor.findKey(module)
    const isHere = other.locale === locale && key !== null
    return caret && isHere ? { editor: other, key, caret, color: getColor(other) } : []
  })
  // The list on the toolbar has the same information as text.
  return (
    <>
      <div ref={layer} className={layers.layer} aria-hidden="true">
        {[...editorsByKey].map(([key, editors]) => (
          <div key={key} className={styles.mark} data-mark={key} data-color={getColor(editors[0])}>
            <div className={styles.names}>
              {editors.map((other) => (
                <span key={other.user_id} className={styles.name} data-color={getColor(other)}>
                  {other.name}
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
      <Carets carets={carets} root={root} />
    </>
  )
}
