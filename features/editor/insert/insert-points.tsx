import { useTranslations } from 'next-intl'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { type Rect, rectOf } from '@/components/drag/geometry'
import { positionElement } from '@/components/drag/position-element'
import { BaseButton } from '@/components/ui/base-button'
import { areaElement } from '../page-elements/area-element'
import { blockElement } from '../page-elements/block-element'
import { useResized } from '../page-elements/use-resized'
import styles from './insert.module.css'
import { type InsertPlace, placeId } from './insert-targets'

/** The distance from the block's edge to the button's center, in CSS pixels, so that it covers no text. */
const gap = 18
/** An empty column beside a long one is as high as that, in CSS pixels: what is inserted begins at its upper end. */
const emptyHeight = 160

type Root = RefObject<HTMLElement | null>

interface InsertPointsProps {
  places: readonly InsertPlace[]
  /** The one whose list is open; null for none. */
  open: InsertPlace | null
  root: Root
  labelOf: (place: InsertPlace) => string
  onOpen: (place: InsertPlace | null) => void
  /** Called when the list is left by Escape. */
  onLeave: () => void
  /** The list. */
  children: ReactNode
}

/**
 * Insert buttons at places of the page, and the list of blocks where it was asked for, below that place so that it stays in
 * view. They lie over the page, whose markup is not changed.
 */
export function InsertPoints({ places, open, root, labelOf, onOpen, onLeave, children }: InsertPointsProps) {
  useResized(root)

  return createPortal(
    <div className={styles.points}>
      {places.map((place) => (
        <Point
          key={placeId(place)}
          {...{ place, root }}
          label={labelOf(place)}
          isOpen={open !== null && placeId(open) === placeId(place)}
          onOpen={() => onOpen(place)}
        />
      ))}
      {open !== null && (
        <List key={placeId(open)} place={open} {...{ root, onLeave }} onClose={() => onOpen(null)}>
          {children}
        </List>
      )}
    </div>,
    document.body,
  )
}

interface PlacedProps {
  place: InsertPlace
  root: Root
}

function Point(props: PlacedProps & { label: string; isOpen: boolean; onOpen: () => void }) {
  const { place, root, label, isOpen, onOpen } = props
  const button = usePlaced<HTMLButtonElement>({ place, root }, pointAt)
  return (
    <BaseButton
      ref={button}
      className={styles.point}
      aria-label={label}
      aria-expanded={isOpen}
      // No tab stop: keyboard users have the button in the toolbar.
      tabIndex={-1}
      onClick={onOpen}
    />
  )
}

function List(props: PlacedProps & { onClose: () => void; onLeave: () => void; children: ReactNode }) {
  const { place, root, onClose, onLeave, children } = props
  const t = useTranslations('editor.insert')
  const list = usePlaced<HTMLElement>({ place, root }, listAt)

  useLayoutEffect(() => {
    list.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [list])

  const close = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !list.current?.contains(event.target)) onClose()
  })
  useEffect(() => {
    const closeOutside = (event: PointerEvent) => close(event)
    window.addEventListener('pointerdown', closeOutside, { capture: true })
    return () => window.removeEventListener('pointerdown', closeOutside, { capture: true })
  }, [])

  return (
    <section
      ref={list}
      className={`on-dark ${styles.list}`}
      data-insert-list=""
      aria-label={t('title')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onLeave()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onClose()
      }}
    >
      {children}
    </section>
  )
}

/** Puts an element at a place of the page, again after each change of it; hidden while the place is not shown. */
function usePlaced<Placed extends HTMLElement>(
  { place, root }: PlacedProps,
  at: typeof pointAt,
): RefObject<Placed | null> {
  const placed = useRef<Placed>(null)
  useLayoutEffect(() => {
    const element = placed.current
    const rect = root.current && rectOf(placeElement(root.current, place))
    if (!element) return
    element.hidden = rect === null
    if (rect) positionElement(element, { ...rect, ...at(place, rect) })
  })
  return placed
}

function placeElement(root: HTMLElement, place: InsertPlace): Element | null {
  const { key, side } = place
  return side === 'inside'
    ? areaElement(root, { parent: key, column: place.column }, undefined)
    : blockElement(root, key)
}

/** The center of the button of a place. */
function pointAt({ side }: InsertPlace, { left, top, right, bottom }: Rect) {
  if (side === 'inside') {
    return { left: (left + right) / 2, top: (top + Math.min(bottom, top + emptyHeight)) / 2 }
  }
  return { left: left + gap, top: side === 'before' ? top - gap : bottom + gap }
}

/** What the list of a place hangs from: it never covers where it inserts. */
function listAt(place: InsertPlace, rect: Rect) {
  if (place.side !== 'inside') return pointAt(place, rect)
  return { left: rect.left, top: Math.min(rect.bottom, rect.top + emptyHeight) }
}
