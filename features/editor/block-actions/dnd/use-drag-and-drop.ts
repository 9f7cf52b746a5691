import { type RefObject, useRef, useState } from 'react'
import { getPageRect, type Point, type Rect } from '@/components/drag/geometry'
import { useAutoScroll } from '@/components/drag/use-auto-scroll'
import { type Area, type EditorDocument, listAncestors, listKeys } from '../../core/document'
import type { Editor } from '../../core/editor'
import { findAreaElement } from '../../page-elements/area-element'
import { findBlockElement } from '../../page-elements/block-element'
import {
  areAllowedAt,
  type InsertionPoint,
  listAllAreas,
  listAllInsertionPoints,
  toPositionId,
} from '../insertion-points'
import { findDropTarget, listDropTargets, type MeasuredArea } from './drop-targets'

export interface Drag {
  keys: readonly string[]
  handleKey: string
  inputKind: 'pointer' | 'keys'
  target: InsertionPoint | null
  /** The rectangle of the target on the page; null if it is invisible. */
  rect: Rect | null
}

/** Announced events of a drag. */
export type DragEventName = 'pickedUp' | 'over' | 'dropped' | 'unchanged' | 'canceled'

export interface DragOptions {
  editor: Editor | null
  root: RefObject<HTMLElement | null>
  /** Selects a block unless it is selected, and returns the keys of all selected blocks. */
  selectGroup: (key: string) => readonly string[]
  onDragEvent: (event: DragEventName, drag: Drag) => void
  onDrop: (keys: readonly string[], target: InsertionPoint) => void
}

export interface DragState {
  drag: Drag | null
  pickUp: (key: string, inputKind: Drag['inputKind']) => void
  /** Moves the dragged blocks to a point in the window. */
  movePointer: (point: Point) => void
  /** Moves by a number of targets, or to the first or last one, by keyboard. */
  moveByTargets: (count: number) => void
  drop: () => void
  cancel: () => void
}

/** The allowed targets in a document, cached for the drag. */
interface Plan {
  document: EditorDocument
  targets: InsertionPoint[]
  areas: Area[]
}

/** Drag and drop of blocks by pointer or keyboard. */
export function useDragAndDrop({ editor, root, selectGroup, onDragEvent, onDrop }: DragOptions): DragState {
  const [drag, setDrag] = useState<Drag | null>(null)
  const currentDrag = useRef<Drag | null>(null)
  const pointer = useRef<Point | null>(null)
  const plan = useRef<Plan | null>(null)

  const setCurrentDrag = (next: Drag | null) => {
    currentDrag.current = next
    setDrag(next)
  }
  const endDrag = (event: DragEventName) => {
    const endedDrag = currentDrag.current
    if (!endedDrag) return
    pointer.current = null
    plan.current = null
    setCurrentDrag(null)
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
    const oldRect = activeDrag.rect
    const isSameRect = oldRect && rect && oldRect.top === rect.top && oldRect.left === rect.left
    if (!isNewTarget && isSameRect) return
    const next = { ...activeDrag, target, rect }
    setCurrentDrag(next)
    if (isNewTarget && target) onDragEvent('over', next)
  }
  const followPointer = () => {
    const activeDrag = currentDrag.current
    const point = pointer.current
    if (!editor || !root.current || !activeDrag || !point) return
    const { document } = editor
    if (activeDrag.keys.some((key) => !document.nodes.has(key))) return endDrag('canceled')
    const { areas, targets } = getPlan(document, activeDrag.keys)
    const pagePoint = { x: point.x + scrollX, y: point.y + scrollY }
    const dropTarget = findDropTarget(pagePoint, measureAreas(root.current, document, areas), activeDrag.keys)
    const target =
      dropTarget && targets.find(({ position }) => toPositionId(position) === toPositionId(dropTarget.position))
    updateTarget(target ?? null, dropTarget?.rect ?? null)
  }

  useAutoScroll(drag?.inputKind === 'pointer', pointer, followPointer)

  return {
    drag,
    pickUp(key, inputKind) {
      if (!editor) return
      const keys = selectGroup(key)
      plan.current = null
      const { targets } = getPlan(editor.document, keys)
      const currentTarget = targets.find(({ isCurrent }) => isCurrent) ?? null
      const next: Drag = { keys, handleKey: key, inputKind, target: currentTarget, rect: null }
      setCurrentDrag(next)
      onDragEvent('pickedUp', next)
    },
    movePointer(point) {
      pointer.current = point
      followPointer()
    },
    moveByTargets(count) {
      const activeDrag = currentDrag.current
      if (!editor || !root.current || !activeDrag) return
      const { document } = editor
      const { areas, targets } = getPlan(document, activeDrag.keys)
      const id = activeDrag.target && toPositionId(activeDrag.target.position)
      const index = targets.findIndex(({ position }) => toPositionId(position) === id)
      const target = targets[Math.min(Math.max(index + count, 0), targets.length - 1)]
      if (!target) return
      const dropTargets = measureAreas(root.current, document, areas).flatMap((area) =>
        listDropTargets(area, activeDrag.keys),
      )
      const dropTarget = dropTargets.find(({ position }) => toPositionId(position) === toPositionId(target.position))
      if (dropTarget) scrollTo({ top: dropTarget.rect.top - innerHeight / 2, behavior: 'instant' })
      updateTarget(target, dropTarget?.rect ?? null)
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
      if (!areAllPresent || !currentTarget) return endDrag('canceled')
      endDrag(currentTarget.isCurrent ? 'unchanged' : 'dropped')
      if (!currentTarget.isCurrent) onDrop(keys, currentTarget)
    },
    cancel: () => endDrag('canceled'),
  }
}

/** Measures the lists of the page. Hidden lists, such as collapsed ones, are left out. */
function measureAreas(root: HTMLElement, document: EditorDocument, areas: readonly Area[]): MeasuredArea[] {
  return areas.flatMap((area) => {
    const blocks = listKeys(document, area).map((key) => ({
      key,
      rect: getPageRect(findBlockElement(root, key)),
    }))
    if (blocks.length > 0 && blocks.every(({ rect }) => rect === null)) return []
    const rect = getPageRect(findAreaElement(root, area, blocks[0]?.key))
    const depth = area.parent === null ? 0 : 1 + listAncestors(document, area.parent).length
    return rect ? [{ area, depth, rect, blocks }] : []
  })
}
