import { type RefObject, useRef } from 'react'
import type { Caret, PresentEditor } from '@/lib/contract/pages/presence'
import layers from '../page-elements/positioned-marks.module.css'
import { useMarksAt } from '../page-elements/use-positioned-marks'
import { rangeAt, textElement } from './caret-offset'
import styles from './presence.module.css'

/** Where somebody writes. */
export interface WritingPlace {
  other: PresentEditor
  /** The key of the block or page whose text it is. */
  key: string
  caret: Caret
  color: number | undefined
}

interface CaretsProps {
  places: readonly WritingPlace[]
  /** The element that contains the page. */
  root: RefObject<HTMLElement | null>
}

/** The carets of others in the texts of the page, in their colors; each has its name for a moment after it moved. */
export function Carets({ places, root }: CaretsProps) {
  const layer = useRef<HTMLDivElement>(null)

  useMarksAt({
    layer,
    root,
    keys: places,
    elementOf: (page, { key, caret }) => textElement(page, key, caret.field),
    boxOf: (text, { caret }) => boxOf(rangeAt(text, caret.offset)),
  })

  return (
    <div ref={layer} className={layers.layer} aria-hidden="true">
      {places.map(({ other, caret, color }) => (
        // Anew at another place, so that the name appears again.
        <div
          key={`${other.user_id} ${caret.field} ${caret.offset}`}
          className={styles.caret}
          data-caret={other.user_id}
          data-color={color}
        >
          <span className={styles.name} data-color={color}>
            {other.name}
          </span>
        </div>
      ))}
    </div>
  )
}

/** A collapsed range has no box where no letter stands beside it: the line of its element is taken. */
function boxOf(range: Range): Pick<DOMRect, 'left' | 'top' | 'width' | 'height'> {
  const [box] = range.getClientRects()
  if (box) return box
  const { startContainer } = range
  const element = startContainer instanceof Element ? startContainer : startContainer.parentElement
  const { left, top, height } = element?.getBoundingClientRect() ?? new DOMRect()
  const line = element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0
  return { left, top, width: 0, height: Math.min(height, line * 1.5) }
}
