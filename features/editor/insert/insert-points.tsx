import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { createPortal } from 'react-dom'
import { restingRect } from '@/components/motion/animate-from'
import { BaseButton } from '@/components/ui/base-button'
import { blockElement } from '../page-elements/block-element'
import styles from './insert.module.css'

const sides = ['before', 'after'] as const
/** From the block's edge to the middle of the button, in CSS pixels: it covers no words. */
const gap = 18

/** Before or behind a block. */
export type Side = (typeof sides)[number]

interface InsertPointsProps {
  /** The block next to them. */
  blockKey: string
  root: RefObject<HTMLElement | null>
  onOpen: (side: Side) => void
}

/** A plus above and one below the selected block, laid over the page so that its markup stays what visitors get. */
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
          // By keyboard the toolbar's own button is nearer.
          tabIndex={-1}
          onClick={() => onOpen(side)}
        />
      ))}
    </div>,
    document.body,
  )
}
