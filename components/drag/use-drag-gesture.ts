import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { Point } from './geometry'

/** Duration of a long press that starts a drag; a shorter touch scrolls. */
const longPressMs = 350
/** Movement after which a mouse starts a drag and a finger scrolls, in CSS pixels. */
const moveThreshold = { mouse: 4, touch: 10 }

export interface DragGestureOptions {
  /** True while something is dragged, by pointer or keys. No other drag can start. */
  isBusy: boolean
  /** True while a pointer drags the object of this handle. */
  isHeld: boolean
  onStart: () => void
  /**
   * Called with the window coordinates of the pointer at the start of the drag and at each
   * movement.
   */
  onMove: (point: Point) => void
  onDrop: () => void
  onCancel: () => void
}

/** Distinguishes a drag by a handle from a click, and from scrolling by finger. */
export function useDragGesture<Handle extends HTMLElement>(options: DragGestureOptions) {
  const { isBusy, isHeld, onStart, onMove, onDrop, onCancel } = options
  const handle = useRef<Handle>(null)
  const pressStart = useRef<{ x: number; y: number; timer: number } | null>(null)
  // Browsers also fire a click after a drag.
  const hasDragged = useRef(false)

  // Prevents scrolling while a finger drags. Only a non-passive listener that exists before the
  // touch can do this, and React registers passive ones.
  const preventScrolling = useEffectEvent((event: TouchEvent) => {
    if (isHeld) event.preventDefault()
  })
  useEffect(() => {
    const element = handle.current
    const handleTouchMove = (event: TouchEvent) => preventScrolling(event)
    element?.addEventListener('touchmove', handleTouchMove, { passive: false })
    return () => element?.removeEventListener('touchmove', handleTouchMove)
  }, [])

  const release = () => {
    if (pressStart.current) clearTimeout(pressStart.current.timer)
    pressStart.current = null
  }
  const start = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    release()
    hasDragged.current = true
    onStart()
    onMove({ x: clientX, y: clientY })
  }
  return {
    handle,
    /** Returns true if the current click ends a drag. */
    hasDragged: () => hasDragged.current,
    listeners: {
      onPointerDown(event: PointerEvent<Handle>) {
        if (event.button !== 0 || isBusy) return
        event.currentTarget.setPointerCapture(event.pointerId)
        hasDragged.current = false
        const { clientX, clientY } = event
        const timer =
          event.pointerType === 'touch' ? window.setTimeout(() => start({ clientX, clientY }), longPressMs) : 0
        pressStart.current = { x: clientX, y: clientY, timer }
      },
      onPointerMove(event: PointerEvent) {
        if (isHeld) return onMove({ x: event.clientX, y: event.clientY })
        if (!pressStart.current) return
        const distance = Math.hypot(event.clientX - pressStart.current.x, event.clientY - pressStart.current.y)
        if (event.pointerType === 'touch') {
          if (distance > moveThreshold.touch) release()
        } else if (distance > moveThreshold.mouse) start(event)
      },
      onPointerUp() {
        release()
        if (isHeld) onDrop()
      },
      onPointerCancel() {
        release()
        if (isHeld) onCancel()
      },
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  }
}
