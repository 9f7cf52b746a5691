import { useTranslations } from 'next-intl'
import { Grip } from '@/components/drag/grip'
import styles from '@/components/drag/handle.module.css'
import { useDragGesture } from '@/components/drag/use-drag-gesture'
import type { OutlineDrag } from './use-outline-drag'

/**
 * The handle that drags an entry. It is for pointers only; keyboard users move the entry in its row
 * or with its tools.
 */
export function EntryHandle({ entryKey, drag }: { entryKey: string; drag: OutlineDrag }) {
  const t = useTranslations('administration.tree')
  const { handle, listeners } = useDragGesture<HTMLSpanElement>({
    isBusy: drag.draggedKey !== null,
    isHeld: drag.draggedKey === entryKey,
    onStart: () => drag.pickUp(entryKey),
    onMove: (point) => drag.moveTo(entryKey, point),
    onDrop: drag.drop,
    onCancel: drag.cancel,
  })
  return (
    <span
      ref={handle}
      className={styles.handle}
      title={t('drag')}
      data-held={drag.draggedKey === entryKey || undefined}
      {...listeners}
      onPointerDown={(event) => {
        // Otherwise the row would handle the pointer, too.
        event.stopPropagation()
        listeners.onPointerDown(event)
      }}
    >
      <Grip />
    </span>
  )
}
