import { useTranslations } from 'next-intl'
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { BaseButton } from '@/components/ui/base-button'
import { blockElement } from '../../page-elements/block-element'
import styles from '../block-actions.module.css'
import { rectOf } from './measure'
import { positionElement } from './position-element'
import type { Dragging } from './use-drag-and-drop'

/** The duration of a long press that starts a drag; a shorter touch scrolls. */
const longPressMs = 350
/** The movement with which a mouse starts a drag, and a finger scrolls, in CSS pixels. */
const moveThreshold = { mouse: 4, touch: 10 }
/** In CSS pixels, as in the style sheet. */
const handleSize = 44

export interface DragHandleProps {
  block: string
  root: RefObject<HTMLElement | null>
  name: string
  /** The id of the text that explains moving by keyboard. */
  hint: string
  dragging: Dragging
  onChoose: () => void
}

/** The drag handle of a block, for pointer and keyboard. It is positioned beside the block, not rendered in it. */
export function DragHandle({ block, root, name, hint, dragging, onChoose }: DragHandleProps) {
  const t = useTranslations('editor.blockActions')
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef<{ x: number; y: number; timer: number } | null>(null)
  const { drag, pickUp, pointAt, step, drop, cancel } = dragging
  const isHeld = drag?.handle === block
  const isByPointer = isHeld && drag.by === 'pointer'
  // Browsers fire a click after a drag, too.
  const hasDragged = useRef(false)

  // The block may move or grow with any change of the page, and when pictures load.
  const updatePosition = useCallback(() => {
    if (button.current) positionHandle(button.current, blockElement(root.current, block))
  }, [root, block])
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

  // Prevents scrolling while a finger drags a block. It must be a non-passive listener from the start, which
  // React's own are not.
  const keepStill = useEffectEvent((event: TouchEvent) => {
    if (isByPointer) event.preventDefault()
  })
  useEffect(() => {
    const element = button.current
    const touch = (event: TouchEvent) => keepStill(event)
    element?.addEventListener('touchmove', touch, { passive: false })
    return () => element?.removeEventListener('touchmove', touch)
  }, [])

  const release = () => {
    if (pressed.current) clearTimeout(pressed.current.timer)
    pressed.current = null
  }
  const hold = (event: { clientX: number; clientY: number }) => {
    release()
    hasDragged.current = true
    pickUp(block, 'pointer')
    pointAt({ x: event.clientX, y: event.clientY })
  }
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0 || drag) return
    event.currentTarget.setPointerCapture(event.pointerId)
    hasDragged.current = false
    const { clientX, clientY } = event
    const timer =
      event.pointerType === 'touch' ? window.setTimeout(() => hold({ clientX, clientY }), longPressMs) : 0
    pressed.current = { x: clientX, y: clientY, timer }
  }
  const move = (event: PointerEvent) => {
    if (isByPointer) return pointAt({ x: event.clientX, y: event.clientY })
    if (!pressed.current) return
    const distance = Math.hypot(event.clientX - pressed.current.x, event.clientY - pressed.current.y)
    if (event.pointerType === 'touch') {
      if (distance > moveThreshold.touch) release()
    } else if (distance > moveThreshold.mouse) hold(event)
  }
  const key = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ...{ ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 },
      ...{ Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY },
    }
    const keyStep = steps[event.key]
    const isRepeated = event.repeat && (event.key === 'Enter' || event.key === ' ')
    if (isRepeated || (isHeld && keyStep !== undefined)) event.preventDefault()
    if (isHeld && drag.by === 'keys' && keyStep !== undefined) {
      event.stopPropagation()
      step(keyStep)
    }
  }

  return (
    <BaseButton
      ref={button}
      className={styles.handle}
      aria-label={t('handle', { block: name })}
      aria-describedby={hint}
      aria-pressed={isHeld}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={() => {
        release()
        if (isByPointer) drop()
      }}
      onPointerCancel={() => {
        release()
        if (isByPointer) cancel()
      }}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={key}
      onBlur={() => isHeld && drag.by === 'keys' && cancel()}
      onClick={(event) => {
        // A click without a pointer comes from the keyboard or a screen reader.
        if (event.detail > 0) {
          if (!hasDragged.current) onChoose()
        } else if (isHeld) drop()
        else pickUp(block, 'keys')
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M8 4h3v3H8zM13 4h3v3h-3zM8 10.5h3v3H8zM13 10.5h3v3h-3zM8 17h3v3H8zM13 17h3v3h-3z" />
      </svg>
    </BaseButton>
  )
}

/** Positions the handle in the margin if it is wide enough, else on the block's upper edge. */
function positionHandle(handle: HTMLElement, element: HTMLElement | null): void {
  const rect = rectOf(element)
  handle.hidden = rect === null
  if (!rect) return
  const hasMargin = rect.left >= handleSize
  const left = hasMargin
    ? rect.left - handleSize
    : Math.min(rect.right, document.documentElement.clientWidth) - handleSize
  const top = hasMargin ? rect.top : Math.max(0, rect.top - handleSize / 2)
  positionElement(handle, { left, top, right: left + handleSize, bottom: top + handleSize })
}
