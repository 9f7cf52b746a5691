import { type RefObject, useRef } from 'react'
import type { PresentEditor } from '@/lib/contract/presence'
import type { Editor } from '../core/editor'
import layers from '../page-elements/positioned-marks.module.css'
import { usePositionedMarks } from '../page-elements/use-positioned-marks'
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

  usePositionedMarks(layer, root, [...names.keys()])

  // The list on the toolbar has the same information as text.
  return (
    <div ref={layer} className={layers.layer} aria-hidden="true">
      {[...names].map(([key, list]) => (
        <div key={key} className={styles.mark} data-mark={key}>
          <span className={styles.name}>{list.join(', ')}</span>
        </div>
      ))}
    </div>
  )
}
