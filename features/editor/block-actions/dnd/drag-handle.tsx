import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useLayoutEffect } from 'react'
import { getPageRect } from '@/components/drag/geometry'
import { Grip } from '@/components/drag/grip'
import { positionElement } from '@/components/drag/position-element'
import { useDragGesture } from '@/components/drag/use-drag-gesture'
import { BaseButton } from '@/components/ui/base-button'
import { findBlockElement } from '../../page-elements/block-element'
import styles from '../block-actions.module.css'
import type { DragState } from './use-drag-and-drop'

/** Size of the handle. Its style sheet has the same value. */
const handleSizePx = 44

export interface DragHandleProps {
  blockKey: string
  root: RefObject<HTMLElement | null>
  name: string
  /** The id of the element that explains how to move a block by keyboard. */
  hintId: string
  dragging: DragState
  onChoose: () => void
}

/**
 * The drag handle of a block, for pointer and keyboard. It is positioned next to the block, outside
 * its markup.
 */
export function DragHandle({ blockKey, root, name, hintId, dragging, onChoose }: DragHandleProps) {
  const t = useTranslations('editor.blockActions')
  const { drag, pickUp, movePointer, moveByTargets, drop, cancel } = dragging
  const isHeld = drag?.handleKey === blockKey
  const { handle, hasDragged, listeners } = useDragGesture<HTMLButtonElement>({
    isBusy: drag !== null,
    isHeld: isHeld && drag.inputKind === 'pointer',
    onStart: () => pickUp(blockKey, 'pointer'),
    onMove: movePointer,
    onDrop: drop,
    onCancel: cancel,
  })

  // The block can move or grow with any change of the page, and when pictures load.
  const updatePosition = useCallback(() => {
    if (handle.current) positionHandle(handle.current, findBlockElement(root.current, blockKey))
  }, [handle, root, blockKey])
  useLayoutEffect(updatePosition)
  useEffect(() => {
    const observer = new ResizeObserver(updatePosition)
    if (root.current) observer.observe(root.current)
    window.addEventListener('resize', updatePosition)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', updatePosition)
    }
  }, [root, updatePosition])

  const handleKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowRight: 1,
      ArrowUp: -1,
      ArrowLeft: -1,
      Home: Number.NEGATIVE_INFINITY,
      End: Number.POSITIVE_INFINITY,
    }
    const keyStep = steps[event.key]
    const isRepeated = event.repeat && (event.key === 'Enter' || event.key === ' ')
    if (isRepeated || (isHeld && keyStep !== undefined)) event.preventDefault()
    if (isHeld && drag.inputKind === 'keys' && keyStep !== undefined) {
      event.stopPropagation()
      moveByTargets(keyStep)
    }
  }

  return (
    <BaseButton
      ref={handle}
      className={styles.handle}
      aria-label={t('handle', { block: name })}
      aria-describedby={hintId}
      aria-pressed={isHeld}
      {...listeners}
      onKeyDown={handleKeyDown}
      onBlur={() => isHeld && drag.inputKind === 'keys' && cancel()}
      onClick={(event) => {
        // A click event without a pointer is caused by a keyboard or screen reader.
        if (event.detail > 0) {
          if (!hasDragged()) onChoose()
        } else if (isHeld) drop()
        else pickUp(blockKey, 'keys')
      }}
    >
      <Grip />
    </BaseButton>
  )
}

/**
 * Positions the handle in the margin if it is wide enough, or above the block, where it covers no
 * text.
 */
function positionHandle(handle: HTMLElement, element: HTMLElement | null): void {
  const rect = getPageRect(element)
  handle.hidden = rect === null
  if (!rect) return
  const hasMargin = rect.left >= handleSizePx
  const left = hasMargin
    ? rect.left - handleSizePx
    : Math.min(rect.right, document.documentElement.clientWidth) - handleSizePx
  const top = hasMargin ? rect.top : Math.max(0, rect.top - handleSizePx)
  positionElement(handle, { left, top, right: left + handleSizePx, bottom: top + handleSizePx })
}
