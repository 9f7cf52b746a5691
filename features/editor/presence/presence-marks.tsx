import { type RefObject, useLayoutEffect, useRef } from 'react'
import { restingRect } from '@/components/motion/animate-from'
import type { PresentEditor } from '@/lib/contract/presence'
import type { Editor } from '../core/editor'
import { blockElement } from '../page-elements/block-element'
import styles from './presence.module.css'

interface PresenceMarksProps {
  others: readonly PresentEditor[]
  editor: Editor
  /** The element that contains the page. */
  root: RefObject<HTMLElement | null>
}

/** Frames with names around the blocks that others have selected, positioned over the page without changing its markup. */
export function PresenceMarks({ others, editor, root }: PresenceMarksProps) {
  const layer = useRef<HTMLDivElement>(null)
  const names = new Map<string, string[]>()
  for (const { module, name } of others) {
    const key = module === null ? null : editor.keyOf(module)
    if (key !== null) names.set(key, [...(names.get(key) ?? []), name])
  }

  useLayoutEffect(() => {
    const page = root.current
    if (!page || !layer.current) return
    const updateMarks = () => positionMarks(layer.current, page)
    const observer = new ResizeObserver(updateMarks)
    observer.observe(page)
    // Blocks left out during typing reappear without a resize of the page.
    for (const key of names.keys()) {
      const block = blockElement(page, key)
      if (block) observer.observe(block)
    }
    updateMarks()
    return () => observer.disconnect()
  })

  // The list on the toolbar has the same information as text.
  return (
    <div ref={layer} className={styles.layer} aria-hidden="true">
      {[...names].map(([key, list]) => (
        <div key={key} className={styles.mark} data-mark={key}>
          <span className={styles.name}>{list.join(', ')}</span>
        </div>
      ))}
    </div>
  )
}

function positionMarks(layer: HTMLElement | null, page: HTMLElement): void {
  if (!layer) return
  const origin = layer.getBoundingClientRect()
  for (const mark of layer.querySelectorAll<HTMLElement>('[data-mark]')) {
    const block = blockElement(page, mark.dataset.mark ?? '')
    const box = block && restingRect(block)
    mark.hidden = !box?.height
    if (!box) continue
    mark.style.setProperty('inset-inline-start', `${box.left - origin.left}px`)
    mark.style.setProperty('inset-block-start', `${box.top - origin.top}px`)
    mark.style.setProperty('inline-size', `${box.width}px`)
    mark.style.setProperty('block-size', `${box.height}px`)
  }
}
