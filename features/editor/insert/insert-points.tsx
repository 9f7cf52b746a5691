import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { createPortal } from 'react-dom'
import { restingRect } from '@/components/motion/animate-from'
import { BaseButton } from '@/components/ui/base-button'
import { blockElement } from '../page-elements/block-element'
import styles from './insert.module.css'

const sides = ['before', 'after'] as const
/** The distance from the block's edge to the button's center, in CSS pixels, so that it covers no text. */
const gap = 18

/** Before or behind a block. */
export type Side = (typeof sides)[number]

interface InsertPointsProps {
  /** The key of the selected block. */
  blockKey: string
  root: RefObject<HTMLElement | null>
  onOpen: (side: Side) => void
}

/** Insert buttons above and below the selected block, positioned over the page so that its markup is not changed. */
export function InsertPoints({ blockKey, root, onOpen }: InsertPointsProps) {
  const t = useTranslations('editor.insert')
  const layer = useRef<HTMLDivElement>(null)
  const [, measureAgain] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    if (!root.current) return
    const observer = new ResizeObserver(measureAgain)
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [root])

  useLayoutEffect(() => {
    const block = blockElement(root.current, blockKey)
    if (!layer.current || !block) return
    const origin = layer.current.getBoundingClientRect()
    const { top, bottom, left } = restingRect(block)
    const edges = [top - gap, bottom + gap]
    for (const [index, point] of [...layer.current.children].entries()) {
      if (!(point instanceof HTMLElement)) continue
      point.style.setProperty('--point-top', `${(edges[index] ?? top) - origin.top}px`)
      point.style.setProperty('--point-left', `${left + gap - origin.left}px`)
    }
  })

  return createPortal(
    <div ref={layer} className={styles.points}>
      {sides.map((side) => (
        <BaseButton
          key={side}
          className={styles.point}
          aria-label={t(`point.${side}`)}
          // No tab stop: keyboard users have the button in the toolbar.
          tabIndex={-1}
          onClick={() => onOpen(side)}
        />
      ))}
    </div>,
    document.body,
  )
}
