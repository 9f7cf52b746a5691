import { useLocale, useTranslations } from 'next-intl'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { type FocusOrigin, keepFocusOrigin } from '@/components/behavior/focus-origin'
import { getPageRect, type Rect } from '@/components/drag/geometry'
import { positionElement } from '@/components/drag/position-element'
import { BaseButton } from '@/components/ui/base-button'
import { closeDisclosure, findOpenDisclosure } from '@/components/ui/tool-disclosure'
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
  /** The button of the toolbar, which closes the list itself. */
  button: RefObject<HTMLElement | null>
  labelOf: (place: InsertPlace) => string
  onOpen: (place: InsertPlace | null) => void
  /** Called when the list is left by Escape, with where the focus was when it opened. */
  onLeave: (origin: FocusOrigin | null) => void
  /** The list. */
  children: ReactNode
}

/**
 * Insert buttons at places of the page, and the list of blocks where it was asked for, below that place so that it stays in
 * view. They lie over the page, whose markup is not changed.
 */
export function InsertPoints(props: InsertPointsProps) {
  const { places, open, root, button, labelOf, onOpen, onLeave, children } = props
  const language = useLocale()
  useResized(root)

  return createPortal(
    <div lang={language} className={styles.points}>
      {places.map((place) => (
        <Point
          key={placeId(place)}
          place={place}
          root={root}
          label={labelOf(place)}
          isOpen={open !== null && placeId(open) === placeId(place)}
          onOpen={() => onOpen(place)}
        />
      ))}
      {open !== null && (
        <List
          key={open.isFromToolbar ? 'toolbar' : placeId(open)}
          root={root}
          button={button}
          onLeave={onLeave}
          place={open}
          onClose={() => onOpen(null)}
        >
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

interface ListProps extends PlacedProps, Pick<InsertPointsProps, 'button' | 'onLeave' | 'children'> {
  onClose: () => void
}

function List({ place, root, button, onClose, onLeave, children }: ListProps) {
  const t = useTranslations('editor.insert')
  const list = usePlaced<HTMLElement>({ place, root }, listAt)
  const origin = useRef<FocusOrigin | null>(null)
  const id = placeId(place)

  useLayoutEffect(() => {
    // A panel of the toolbar would lie over it.
    const panel = findOpenDisclosure()
    if (panel) closeDisclosure(panel)
    const kept = keepFocusOrigin()
    origin.current = kept
    enterList(list.current)
    return () => kept.drop()
  }, [list])

  // biome-ignore lint/correctness/useExhaustiveDependencies: again where it is moved to.
  useEffect(() => {
    const section = list.current
    if (!section) return
    // What it offers comes late, and grows and shrinks with what is sought.
    const observer = new ResizeObserver(() => section.scrollIntoView({ block: 'nearest' }))
    observer.observe(section)
    return () => observer.disconnect()
  }, [list, id])

  const isOutside = (target: EventTarget | null) =>
    target instanceof Node && !list.current?.contains(target) && !button.current?.contains(target)
  const close = useEffectEvent(({ target }: PointerEvent) => {
    if (isOutside(target)) onClose()
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
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Tab') return goRound(event, () => onLeave(origin.current))
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onLeave(origin.current)
      }}
      onBlur={({ relatedTarget }) => {
        if (isOutside(relatedTarget)) onClose()
      }}
    >
      {children}
    </section>
  )
}

/** Whoever came by a key or has a mouse types what is sought; by touch a keyboard would cover the list. */
function enterList(list: HTMLElement | null): void {
  const isTyped = document.activeElement?.matches(':focus-visible') || matchMedia('(pointer: fine)').matches
  const first = isTyped ? list?.querySelector('input') : list
  first?.focus({ preventScroll: true })
}

/** Behind the list the page's order would go on elsewhere: from its end Tab leads to its beginning, and from there back out of it. */
function goRound(event: KeyboardEvent<HTMLElement>, onLeave: () => void): void {
  const { shiftKey, target, currentTarget } = event
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, select, button')]
  if (target !== stops.at(shiftKey ? 0 : -1)) return
  event.preventDefault()
  if (shiftKey) onLeave()
  else stops[0]?.focus()
}

/** Puts an element at a place of the page, again after each change of it; hidden while the place is not shown. */
function usePlaced<Placed extends HTMLElement>(
  { place, root }: PlacedProps,
  rectAt: (root: HTMLElement, place: InsertPlace) => Rect | null,
): RefObject<Placed | null> {
  const placed = useRef<Placed>(null)
  useLayoutEffect(() => {
    const element = placed.current
    const rect = root.current && rectAt(root.current, place)
    if (!element) return
    element.hidden = rect === null
    if (rect) positionElement(element, rect)
  })
  return placed
}

function placeElement(root: HTMLElement, place: InsertPlace): Element | null {
  const { key, side } = place
  // The note on an empty page.
  if (side === 'end') return root.lastElementChild
  return side === 'inside'
    ? areaElement(root, { parent: key, column: place.column }, undefined)
    : blockElement(root, key)
}

/** The center of the button of a place. */
function pointAt(root: HTMLElement, place: InsertPlace): Rect | null {
  const rect = getPageRect(placeElement(root, place))
  return rect && { ...rect, ...centerAt(place, rect) }
}

function centerAt({ side }: InsertPlace, { left, top, right, bottom }: Rect) {
  if (side === 'inside') {
    return { left: (left + right) / 2, top: (top + Math.min(bottom, top + emptyHeight)) / 2 }
  }
  return { left: left + gap, top: side === 'before' ? top - gap : bottom + gap }
}

/** What the list of a place hangs from: it never covers where it inserts. */
function listAt(root: HTMLElement, place: InsertPlace): Rect | null {
  const around = place.key === null ? root : blockElement(root, place.key)
  const rect = nearestRect(placeElement(root, place) ?? around)
  if (!rect) return null
  if (place.side === 'end') return { ...rect, top: rect.bottom }
  const isEmpty = place.side === 'inside'
  return { ...rect, top: isEmpty ? Math.min(rect.bottom, rect.top + emptyHeight) : centerAt(place, rect).top }
}

/** An element's own rectangle, or that of what is shown around it: it may be in a closed answer. */
function nearestRect(element: Element | null): Rect | null {
  return element && (getPageRect(element) ?? nearestRect(element.parentElement))
}
