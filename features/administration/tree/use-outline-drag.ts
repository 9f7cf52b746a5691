import { type RefObject, useRef, useState } from 'react'
import { getPageRect, type Point } from '@/components/drag/geometry'
import { useAutoScroll } from '@/components/drag/use-auto-scroll'
import { useEscapeCancel } from '@/components/drag/use-escape-cancel'
import { type DropPlace, findDropPlace } from './drop-place'
import { getBranch, type OutlineItem } from './outline'

/** Horizontal distance that the pointer must move for one level, in pixels. */
const levelWidthPx = 24

interface OutlineDragOptions {
  root: RefObject<HTMLElement | null>
  outline: readonly OutlineItem[]
  maxLevel: number
  onDrop: (key: string, place: DropPlace) => void
}

/** Handles dragging entries with the pointer. Finds the rows by their attribute `data-key`. */
export function useOutlineDrag({ root, outline, maxLevel, onDrop }: OutlineDragOptions) {
  const [draggedKey, setDraggedKey] = useState<string | null>(null)
  const [place, setPlace] = useState<DropPlace | null>(null)
  const pointer = useRef<Point | null>(null)
  const start = useRef<Point | null>(null)

  const updatePlace = (key: string | null = draggedKey) => {
    const { current: point } = pointer
    if (key === null || !point || !root.current) return
    const rows = [...root.current.querySelectorAll<HTMLElement>('[role="row"][data-key]')].flatMap((row) => {
      const rect = getPageRect(row)
      return rect && row.dataset.key ? [{ key: row.dataset.key, rect }] : []
    })
    const steps = Math.round((point.x - (start.current?.x ?? point.x)) / levelWidthPx)
    const level = (getBranch(outline, key)[0]?.level ?? 1) + steps
    setPlace(findDropPlace(rows, { outline, key, maxLevel, y: point.y + scrollY, level }))
  }
  const end = () => {
    pointer.current = null
    start.current = null
    setDraggedKey(null)
    setPlace(null)
  }
  useAutoScroll(draggedKey !== null, pointer, updatePlace)
  useEscapeCancel(draggedKey !== null, end)

  return {
    draggedKey,
    place,
    pickUp: setDraggedKey,
    moveTo(key: string, point: Point) {
      start.current ??= point
      pointer.current = point
      updatePlace(key)
    },
    drop() {
      if (draggedKey !== null && place) onDrop(draggedKey, place)
      end()
    },
    cancel: end,
  }
}

export type OutlineDrag = ReturnType<typeof useOutlineDrag>
