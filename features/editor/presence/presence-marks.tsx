import { type RefObject, useRef } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import type { Caret, PresentEditor } from '@/lib/contract/pages/presence'
import { pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import layers from '../page-elements/positioned-marks.module.css'
import { usePositionedElements, usePositionedMarks } from '../page-elements/use-positioned-marks'
import { findTextElement, toRange } from './caret-offset'
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

/** The caret of another editor, in a text of the page. */
interface RemoteCaret {
  editor: PresentEditor
  /** The key of the block or page that owns the text. */
  key: string
  caret: Caret
  color: number | undefined
}

interface CaretsProps {
  carets: readonly RemoteCaret[]
  /** The element that contains the page. */
  root: RefObject<HTMLElement | null>
}

/** The carets of other editors, in their colors. Each shows a name for a moment after it moves. */
function Carets({ carets, root }: CaretsProps) {
  const layer = useRef<HTMLDivElement>(null)

  usePositionedElements({
    layer,
    root,
    keys: carets,
    findElement: (page, { key, caret }) => findTextElement(page, key, caret.field),
    getBox: (text, { caret }) => getCaretBox(toRange(text, caret.offset)),
  })

  return (
    <div ref={layer} className={layers.layer} aria-hidden="true">
      {carets.map(({ editor, caret, color }) => (
        // The key contains the offset: a moved caret is mounted again and shows its name.
        <div
          key={`${editor.user_id} ${caret.field} ${caret.offset}`}
          className={styles.caret}
          data-caret={editor.user_id}
          data-color={color}
        >
          <span className={styles.name} data-color={color}>
            {editor.name}
          </span>
        </div>
      ))}
    </div>
  )
}

/**
 * Measures a collapsed range. A range without an adjacent character has no box. The first line of
 * its element is used instead.
 */
function getCaretBox(range: Range): Pick<DOMRect, 'left' | 'top' | 'width' | 'height'> {
  const [box] = range.getClientRects()
  if (box) return box
  const { startContainer } = range
  const element = startContainer instanceof Element ? startContainer : startContainer.parentElement
  const { left, top, height } = element?.getBoundingClientRect() ?? new DOMRect()
  const fontSize = element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0
  return { left, top, width: 0, height: Math.min(height, fontSize * 1.5) }
}
