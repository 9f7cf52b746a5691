import { type RefObject, useRef, useState } from 'react'
import type { Point, Rect } from '@/components/drag/geometry'
import { useAutoScroll } from '@/components/drag/use-auto-scroll'
import type { Area, EditorDocument } from '../../core/document'
import type { Editor } from '../../core/editor'
import {
  areAllowedAt,
  type InsertionPoint,
  listAllAreas,
  listAllInsertionPoints,
  toPositionId,
} from '../insertion-points'
import { findDropTarget, listDropTargets } from './drop-targets'
import { measureAreas } from './measure'

/** A drag in progress. */
export interface Drag {
  keys: readonly string[]
  /** The key of the block with the dragged handle. */
  handle: string
  by: 'pointer' | 'keys'
  /** The current drop target. */
  target: InsertionPoint | null
  /** The rectangle of the target on the page; null if it is invisible. */
  rect: Rect | null
}

/** Announced events of a drag. */
export type DragEventName = 'pickedUp' | 'over' | 'dropped' | 'unchanged' | 'canceled'

export interface DragOptions {
  editor: Editor | null
  root: RefObject<HTMLElement | null>
  /** Returns the keys of the blocks that move together with this one. */
  getGroup: (key: string) => readonly string[]
  onDragEvent: (event: DragEventName, drag: Drag) => void
  onDrop: (keys: readonly string[], target: InsertionPoint) => void
}

export interface DragState {
  drag: Drag | null
  pickUp: (key: string, by: Drag['by']) => void
  /** Moves to these pointer coordinates in the window. */
  pointAt: (point: Point) => void
  /** Moves by a number of targets, or to the first or last one, by keyboard. */
  step: (step: number) => void
  drop: () => void
  cancel: () => void
}

interface Plan {
  document: EditorDocument
  targets: InsertionPoint[]
  areas: Area[]
}

/** Drag and drop of blocks by pointer or keyboard. */
export function useDragAndDrop({ editor, root, getGroup, onDragEvent, onDrop }: DragOptions): DragState {
  const [drag, setDrag] = useState<Drag | null>(null)
  const currentDrag = useRef<Drag | null>(null)
  const pointer = useRef<Point | null>(null)
  const plan = useRef<Plan | null>(null)

  const show = (next: Drag | null) => {
    currentDrag.current = next
    setDrag(next)
  }
  const end = (event: DragEventName) => {
    const endedDrag = currentDrag.current
    if (!endedDrag) return
    pointer.current = null
    plan.current = null
    show(null)
    onDragEvent(event, endedDrag)
  }
  const getPlan = (document: EditorDocument, keys: readonly string[]): Plan => {
    if (plan.current?.document !== document) {
      const areas = listAllAreas(document).filter((area) => areAllowedAt(document, keys, area))
      plan.current = { document, targets: listAllInsertionPoints(document, keys), areas }
    }
    return plan.current
  }
  const updateTarget = (target: InsertionPoint | null, rect: Rect | null) => {
    const activeDrag = currentDrag.current
    if (!activeDrag) return
    const isNewTarget =
      !target || !activeDrag.target || toPositionId(target.position) !== toPositionId(activeDrag.target.position)
    if (
      !isNewTarget &&
      activeDrag.rect &&
      rect &&
      activeDrag.rect.top === rect.top &&
      activeDrag.rect.left === rect.left
    )
      return
    const next = { ...activeDrag, target, rect }
    show(next)
    if (isNewTarget && target) onDragEvent('over', next)
  }
  const followPointer = () => {
    const activeDrag = currentDrag.current
    const point = pointer.current
    if (!editor || !root.current || !activeDrag || !point) return
    const { document } = editor
    if (activeDrag.keys.some((key) => !document.nodes.has(key))) return end('canceled')
    const { areas, targets } = getPlan(document, activeDrag.keys)
    const onPage = { x: point.x + scrollX, y: point.y + scrollY }
    const slot = findDropTarget(onPage, measureAreas(root.current, document, areas), activeDrag.keys)
    const target = slot && targets.find(({ position }) => toPositionId(position) === toPositionId(slot.position))
    updateTarget(target ?? null, slot?.rect ?? null)
  }

  useAutoScroll(drag?.by === 'pointer', pointer, followPointer)

  return {
    drag,
    pickUp(key, by) {
      if (!editor) return
      const keys = getGroup(key)
      plan.current = null
      const { targets } = getPlan(editor.document, keys)
      const currentTarget = targets.find(({ isHere }) => isHere) ?? null
      const next: Drag = { keys, handle: key, by, target: currentTarget, rect: null }
      show(next)
      onDragEvent('pickedUp', next)
    },
    pointAt(point) {
      pointer.current = point
      followPointer()
    },
    step(step) {
      const activeDrag = currentDrag.current
      if (!editor || !root.current || !activeDrag) return
      const { document } = editor
      const { areas, targets } = getPlan(document, activeDrag.keys)
      const id = activeDrag.target && toPositionId(activeDrag.target.position)
      const index = targets.findIndex(({ position }) => toPositionId(position) === id)
      const target = targets[Math.min(Math.max(index + step, 0), targets.length - 1)]
      if (!target) return
      const slots = measureAreas(root.current, document, areas).flatMap((area) =>
        listDropTargets(area, activeDrag.keys),
      )
      const slot = slots.find(({ position }) => toPositionId(position) === toPositionId(target.position))
      if (slot) scrollTo({ top: slot.rect.top - innerHeight / 2, behavior: 'instant' })
      updateTarget(target, slot?.rect ?? null)
    },
    drop() {
      const activeDrag = currentDrag.current
      if (!editor || !activeDrag) return
      const { document } = editor
      const { keys, target } = activeDrag
      // Undo or a remote change may have removed a block or the target.
      const areAllPresent = keys.every((key) => document.nodes.has(key))
      const id = target && toPositionId(target.position)
      const { targets } = getPlan(document, areAllPresent ? keys : [])
      const currentTarget = targets.find(({ position }) => toPositionId(position) === id)
      if (!areAllPresent || !currentTarget) return end('canceled')
      end(currentTarget.isHere ? 'unchanged' : 'dropped')
      if (!currentTarget.isHere) onDrop(keys, currentTarget)
    },
    cancel: () => end('canceled'),
  }
}
