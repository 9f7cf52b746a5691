import { useTranslations } from 'next-intl'
import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import type { Rect } from '@/components/drag/geometry'
import { positionElement } from '@/components/drag/position-element'
import { useEscapeCancel } from '@/components/drag/use-escape-cancel'
import { createOnDemand, useOnDemand } from '@/components/ui/on-demand'
import { useHoveredBlock } from '../../page-elements/use-hovered-block'
import styles from '../block-actions.module.css'
import type { BlockActions } from '../use-block-actions'

export const dragHandle = createOnDemand(async () => (await import('./drag-handle')).DragHandle)

export interface DragOverlayProps {
  root: RefObject<HTMLElement | null>
  blockActions: BlockActions
  /** The announcement for screen readers. */
  announcement: string
  /** True when the handles may be loaded. */
  isStarted: boolean
}

/**
 * The layer above the page for moving blocks: handles, drop indicator and announcements. The markup
 * of the page is not changed.
 */
export function DragOverlay({ root, blockActions, announcement, isStarted }: DragOverlayProps) {
  const t = useTranslations('editor.blockActions')
  const hintId = useId()
  const { document, dragging, names, selection, select } = blockActions
  const { drag } = dragging
  const hoveredKey = useHoveredBlock(root)
  const heldKey = drag?.handleKey ?? null
  const handleKeys = [...new Set([heldKey, selection.activeKey, drag ? null : hoveredKey])].filter(
    (key): key is string => key !== null && document?.nodes.has(key) === true,
  )
  const DragHandle = useOnDemand(dragHandle, isStarted && handleKeys.length > 0)

  useEscapeCancel(drag !== null, dragging.cancel)

  if (!document) return null
  return (
    <section className={styles.layer} aria-label={t('layer')} data-dragging={drag?.inputKind}>
      <p id={hintId} hidden>
        {t('handleHint')}
      </p>
      {DragHandle &&
        handleKeys.map((key) => (
          <DragHandle
            key={key}
            blockKey={key}
            root={root}
            name={names.getNames(selection.keys.includes(key) ? selection.keys : [key])}
            hintId={hintId}
            dragging={dragging}
            onChoose={() => select(key)}
          />
        ))}
      {drag?.rect && drag.target && !drag.target.isCurrent && (
        <DropLine rect={drag.rect} label={names.describePosition(drag.target.position, drag.keys)} />
      )}
      <p role="log" aria-live="assertive" className="visually-hidden">
        {announcement}
      </p>
    </section>
  )
}

function DropLine({ rect, label }: { rect: Rect; label: string }) {
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (line.current) positionElement(line.current, rect)
  }, [rect])
  return (
    <div ref={line} className={styles.line} aria-hidden="true">
      <span className={styles.tag}>{label}</span>
    </div>
  )
}
