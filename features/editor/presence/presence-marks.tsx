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
  otherEditors: readonly PresentEditor[]
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
export function PresenceMarks({ otherEditors, editor, locale, root }: PresenceMarksProps) {
  const layer = useRef<HTMLDivElement>(null)
  const colors = assignColors(otherEditors.map(({ user_id }) => user_id))
  const editorsByKey = new Map<string, PresentEditor[]>()
  for (const presentEditor of otherEditors) {
    const key = presentEditor.module === null ? null : editor.findKey(presentEditor.module)
    if (key !== null) editorsByKey.set(key, [...(editorsByKey.get(key) ?? []), presentEditor])
  }

  usePositionedMarks(layer, root, [...editorsByKey.keys()])

  const getColor = (presentEditor: PresentEditor | undefined) => presentEditor && colors.get(presentEditor.user_id)
  const carets = otherEditors.flatMap((presentEditor) => {
    const { module, caret } = presentEditor
    const key = module === null ? pageKey : editor.findKey(module)
    const isOnPage = presentEditor.locale === locale && key !== null
    return caret && isOnPage ? { editor: presentEditor, key, caret, color: getColor(presentEditor) } : []
  })
  // Hidden from screen readers, because the list in the toolbar has the same information as text.
  return (
    <>
      <div ref={layer} className={layers.layer} aria-hidden="true">
        {[...editorsByKey].map(([key, editors]) => (
          <div key={key} className={styles.mark} data-mark={key} data-color={getColor(editors[0])}>
            <div className={styles.names}>
              {editors.map((presentEditor) => (
                <span key={presentEditor.user_id} className={styles.name} data-color={getColor(presentEditor)}>
                  {presentEditor.name}
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
