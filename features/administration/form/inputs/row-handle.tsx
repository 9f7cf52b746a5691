import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { Point } from '@/components/drag/geometry'
import { Grip } from '@/components/drag/grip'
import styles from '@/components/drag/handle.module.css'
import { useAutoScroll } from '@/components/drag/use-auto-scroll'
import { useDragGesture } from '@/components/drag/use-drag-gesture'
import { useEscapeCancel } from '@/components/drag/use-escape-cancel'

/**
 * Returns the state of dragging rows: the positions of the dragged row (`from`) and of the row that
 * it would replace (`to`), and a function that drops the row.
 */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null)
  return {
    drag,
    setDrag,
    drop() {
      if (drag && drag.from !== drag.to) onMove(drag.from, drag.to)
      setDrag(null)
    },
  }
}

interface RowHandleProps {
  index: number
  rowDrag: ReturnType<typeof useRowDrag>
}

/**
 * The handle that drags a row, an element with the attribute `data-row`. It is for pointers only;
 * keyboard users move the row by its buttons.
 */
export function RowHandle({ index, rowDrag: { drag, setDrag, drop } }: RowHandleProps) {
  const t = useTranslations('administration.tree')
  const pointer = useRef<Point | null>(null)
  const isHeld = drag?.from === index
  const cancel = () => setDrag(null)
  const updateTarget = () => {
    const row = handle.current?.closest('[data-row]')
    const rows = [...(row?.parentElement?.querySelectorAll(':scope > [data-row]') ?? [])]
    const y = pointer.current?.y ?? 0
    const target = rows.findIndex((candidate) => y < candidate.getBoundingClientRect().bottom)
    setDrag({ from: index, to: target === -1 ? rows.length - 1 : target })
  }
  const { handle, listeners } = useDragGesture<HTMLSpanElement>({
    isBusy: drag !== null,
    isHeld,
    onStart: () => undefined,
    onMove(point) {
      pointer.current = point
      updateTarget()
    },
    onDrop: drop,
    onCancel: cancel,
  })
  useAutoScroll(isHeld, pointer, updateTarget)
  useEscapeCancel(isHeld, cancel)
  return (
    <span
      ref={handle}
      className={styles.handle}
      title={t('drag')}
      aria-hidden="true"
      data-held={isHeld || undefined}
      {...listeners}
    >
      <Grip />
    </span>
  )
}
