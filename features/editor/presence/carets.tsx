import { type RefObject, useRef } from 'react'
import type { Caret, PresentEditor } from '@/lib/contract/pages/presence'
import layers from '../page-elements/positioned-marks.module.css'
import { usePositionedElements } from '../page-elements/use-positioned-marks'
import { findTextElement, toRange } from './caret-offset'
import styles from './presence.module.css'

/** The caret of another editor, in a text of the page. */
export interface RemoteCaret {
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
export function Carets({ carets, root }: CaretsProps) {
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
