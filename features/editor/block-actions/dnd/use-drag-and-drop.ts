import { type RefObject, useRef, useState } from 'react'
import type { Point, Rect } from '@/components/drag/geometry'
import { useAutoScroll } from '@/components/drag/use-auto-scroll'
import type { Area, EditorDocument } from '../../core/document'
import type { Editor } from '../../core/editor'
import {
  allAreas,
  areAllowedAt,
  type InsertionPoint,
  insertionPointsFor,
  positionId,
} from '../insertion-points'
import { dropTargetAt, dropTargetsIn } from './drop-targets'
import { measureAreas } from './measure'

/** A drag in progress. */
export interface Drag {
  keys: readonly string[]
  /** The key of the block whose handle was picked up. */
  handle: string
  by: 'pointer' | 'keys'
  /** The current drop target. */
  target: InsertionPoint | null
  /** Its rectangle on the page; null if it is invisible. */
  rect: Rect | null
}

/** Events of a drag, to be announced. */
export type DragEvents = 'pickedUp' | 'over' | 'dropped' | 'unchanged' | 'canceled'

export interface DragOptions {
  editor: Editor | null
  root: RefObject<HTMLElement | null>
  /** The keys of the blocks that move with this one. */
  groupOf: (key: string) => readonly string[]
  onDragEvent: (event: DragEvents, drag: Drag) => void
  onDrop: (keys: readonly string[], target: InsertionPoint) => void
}

export interface Dragging {
  drag: Drag | null
  pickUp: (key: string, by: Drag['by']) => void
  /** Moves to the pointer's coordinates in the window. */
  pointAt: (point: Point) => void
  /** By keys: moves by a number of targets, or to the first or last one. */
  step: (step: number) => void
  drop: () => void
  cancel: () => void
}

interface Plan {
  document: EditorDocument
  targets: InsertionPoint[]
  areas: Area[]
}

/** Drag and drop of blocks, by pointer or keyboard. */
export function useDragAndDrop({ editor, root, groupOf, onDragEvent, onDrop }: DragOptions): Dragging {
  const [drag, setDrag] = useState<Drag | null>(null)
  const current = useRef<Drag | null>(null)
  const pointer = useRef<Point | null>(null)
  const plan = useRef<Plan | null>(null)

  const show = (next: Drag | null) => {
    current.current = next
    setDrag(next)
  }
  const end = (event: DragEvents) => {
    const ended = current.current
    if (!ended) return
    pointer.current = null
    plan.current = null
    show(null)
    onDragEvent(event, ended)
  }
  const planFor = (document: EditorDocument, keys: readonly string[]): Plan => {
    if (plan.current?.document !== document) {
      const areas = allAreas(document).filter((area) => areAllowedAt(document, keys, area))
      plan.current = { document, targets: insertionPointsFor(document, keys), areas }
    }
    return plan.current
  }
  const over = (target: InsertionPoint | null, rect: Rect | null) => {
    const active = current.current
    if (!active) return
    const isOther =
      !target || !active.target || positionId(target.position) !== positionId(active.target.position)
    if (!isOther && active.rect && rect && active.rect.top === rect.top && active.rect.left === rect.left)
      return
    const next = { ...active, target, rect }
    show(next)
    if (isOther && target) onDragEvent('over', next)
  }
  const follow = () => {
    const active = current.current
    const point = pointer.current
    if (!editor || !root.current || !active || !point) return
    const { document } = editor
    if (active.keys.some((key) => !document.nodes.has(key))) return end('canceled')
    const { areas, targets } = planFor(document, active.keys)
    const onPage = { x: point.x + scrollX, y: point.y + scrollY }
    const slot = dropTargetAt(onPage, measureAreas(root.current, document, areas), active.keys)
    const target = slot && targets.find(({ position }) => positionId(position) === positionId(slot.position))
    over(target ?? null, slot?.rect ?? null)
  }

  useAutoScroll(drag?.by === 'pointer', pointer, follow)

  return {
    drag,
    pickUp(key, by) {
      if (!editor) return
      const keys = groupOf(key)
      plan.current = null
      const { targets } = planFor(editor.document, keys)
      const here = targets.find(({ isHere }) => isHere) ?? null
      const next: Drag = { keys, handle: key, by, target: here, rect: null }
      show(next)
      onDragEvent('pickedUp', next)
    },
    pointAt(point) {
      pointer.current = point
      follow()
    },
    step(step) {
      const active = current.current
      if (!editor || !root.current || !active) return
      const { document } = editor
      const { areas, targets } = planFor(document, active.keys)
      const id = active.target && positionId(active.target.position)
      const at = targets.findIndex(({ position }) => positionId(position) === id)
      const target = targets[Math.min(Math.max(at + step, 0), targets.length - 1)]
      if (!target) return
      const slots = measureAreas(root.current, document, areas).flatMap((area) =>
        dropTargetsIn(area, active.keys),
      )
      const slot = slots.find(({ position }) => positionId(position) === positionId(target.position))
      if (slot) scrollTo({ top: slot.rect.top - innerHeight / 2, behavior: 'instant' })
      over(target, slot?.rect ?? null)
    },
    drop() {
      const active = current.current
      if (!editor || !active) return
      const { document } = editor
      const { keys, target } = active
      // Undo or another editor may have removed a block or the target.
      const isThere = keys.every((key) => document.nodes.has(key))
      const id = target && positionId(target.position)
      const { targets } = planFor(document, isThere ? keys : [])
      const now = targets.find(({ position }) => positionId(position) === id)
      if (!isThere || !now) return end('canceled')
      end(now.isHere ? 'unchanged' : 'dropped')
      if (!now.isHere) onDrop(keys, now)
    },
    cancel: () => end('canceled'),
  }
}
