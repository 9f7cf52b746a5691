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
import { type FocusOrigin, recordFocusOrigin } from '@/components/behavior/focus-origin'
import { getPageRect, type Rect } from '@/components/drag/geometry'
import { positionElement } from '@/components/drag/position-element'
import { BaseButton } from '@/components/ui/base-button'
import { closeDisclosure, findOpenDisclosure } from '@/components/ui/tool-disclosure'
import { findAreaElement } from '../page-elements/area-element'
import { findBlockElement } from '../page-elements/block-element'
import { useRenderOnResize } from '../page-elements/use-render-on-resize'
import { fitList, measureLimits } from './fit-list'
import styles from './insert.module.css'
import { type InsertPlace, toPlaceId } from './insert-targets'

/**
 * The distance from the block's edge to the center of the button, so that the button covers no
 * text.
 */
const gapPx = 18
/**
 * The maximum height of an empty column that determines the position of its button. New blocks
 * start at the upper end of the column, which may be much higher.
 */
const emptyHeightPx = 160

type Root = RefObject<HTMLElement | null>

interface InsertPointsProps {
  places: readonly InsertPlace[]
  /** The place of the open list; null for none. */
  openPlace: InsertPlace | null
  root: Root
  /** The button of the toolbar, which closes the list itself. */
  button: RefObject<HTMLElement | null>
  getLabel: (place: InsertPlace) => string
  onOpen: (place: InsertPlace | null) => void
  /** Called on Escape in the list, with the origin of the focus. */
  onLeave: (origin: FocusOrigin | null) => void
  children: ReactNode
}

/**
 * The insert buttons on the page and the open list of blocks, which is next to its place, so that
 * the place stays visible. They are in a layer above the page, whose markup is unchanged.
 */
export function InsertPoints(props: InsertPointsProps) {
  const { places, openPlace, root, button, getLabel, onOpen, onLeave, children } = props
  const language = useLocale()
  useRenderOnResize(root)

  return createPortal(
    <div lang={language} className={styles.points} data-no-print>
      {places.map((place) => (
        <InsertButton
          key={toPlaceId(place)}
          place={place}
          root={root}
          label={getLabel(place)}
          isOpen={openPlace !== null && toPlaceId(openPlace) === toPlaceId(place)}
          onOpen={() => onOpen(place)}
        />
      ))}
      {openPlace !== null && (
        <OpenList
          key={openPlace.isFromToolbar ? 'toolbar' : toPlaceId(openPlace)}
          root={root}
          button={button}
          onLeave={onLeave}
          place={openPlace}
          onClose={() => onOpen(null)}
        >
          {children}
        </OpenList>
      )}
    </div>,
    document.body,
  )
}

interface PlacedProps {
  place: InsertPlace
  root: Root
}

function InsertButton(props: PlacedProps & { label: string; isOpen: boolean; onOpen: () => void }) {
  const { place, root, label, isOpen, onOpen } = props
  const button = usePositioned<HTMLButtonElement>({ place, root }, findPointRect)
  return (
    <BaseButton
      ref={button}
      className={styles.point}
      aria-label={label}
      aria-expanded={isOpen}
      // Not a tab stop, because keyboard users have the button in the toolbar.
      tabIndex={-1}
      onClick={onOpen}
    />
  )
}

interface OpenListProps extends PlacedProps, Pick<InsertPointsProps, 'button' | 'onLeave' | 'children'> {
  onClose: () => void
}

function OpenList({ place, root, button, onClose, onLeave, children }: OpenListProps) {
  const t = useTranslations('editor.insert')
  const findFit = (rect: Rect) =>
    fitList({
      top: rect.top - scrollY,
      bottom: rect.bottom - scrollY,
      limits: measureLimits(button.current?.closest('section')),
    })
  const list = usePositioned<HTMLElement>({ place, root }, (page, listPlace, element) => {
    const rect = findListRect(page, listPlace)
    const fit = rect && findFit(rect)
    element.dataset.side = fit?.side ?? 'below'
    element.style.setProperty('--space', fit ? `${fit.spacePx}px` : '60vh')
    return rect && { ...rect, top: fit?.side === 'above' ? rect.top : rect.bottom }
  })
  const origin = useRef<FocusOrigin | null>(null)
  const placeId = toPlaceId(place)

  useLayoutEffect(() => {
    // An open panel of the toolbar would cover the list.
    const panel = findOpenDisclosure()
    if (panel) closeDisclosure(panel)
    const focusOrigin = recordFocusOrigin()
    origin.current = focusOrigin
    focusList(list.current)
    return () => focusOrigin.discard()
  }, [list])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the list moves.
  useEffect(() => {
    const section = list.current
    const rect = root.current && findListRect(root.current, place)
    if (!section || !rect || findFit(rect)) return
    // The choices load late, and their number changes with the search text.
    const observer = new ResizeObserver(() => section.scrollIntoView({ block: 'nearest' }))
    observer.observe(section)
    return () => observer.disconnect()
  }, [list, placeId])

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
        if (event.key === 'Tab') return wrapFocus(event, () => onLeave(origin.current))
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

/**
 * Focuses the search field for keyboard and mouse users. On touch devices the virtual keyboard
 * would cover the list.
 */
function focusList(list: HTMLElement | null): void {
  const usesKeyboard = document.activeElement?.matches(':focus-visible') || matchMedia('(pointer: fine)').matches
  const focusTarget = usesKeyboard ? list?.querySelector('input') : list
  focusTarget?.focus({ preventScroll: true })
}

/**
 * Moves the focus from the end of the list to its beginning on Tab, and leaves the list on
 * Shift+Tab at its beginning. The list is at the end of the document, so that the focus would
 * otherwise continue far from its place.
 */
function wrapFocus(event: KeyboardEvent<HTMLElement>, onLeave: () => void): void {
  const { shiftKey, target, currentTarget } = event
  const tabStops = [...currentTarget.querySelectorAll<HTMLElement>('input, select, button:not([tabindex="-1"])')]
  if (target !== tabStops.at(shiftKey ? 0 : -1)) return
  event.preventDefault()
  if (shiftKey) onLeave()
  else tabStops[0]?.focus()
}

/**
 * Positions an element at a place of the page after each render. Hides it while the place is not
 * visible.
 */
function usePositioned<Placed extends HTMLElement>(
  { place, root }: PlacedProps,
  findRect: (root: HTMLElement, place: InsertPlace, element: Placed) => Rect | null,
): RefObject<Placed | null> {
  const elementRef = useRef<Placed>(null)
  useLayoutEffect(() => {
    const element = elementRef.current
    if (!element) return
    const rect = root.current && findRect(root.current, place, element)
    element.hidden = rect === null
    if (rect) positionElement(element, rect)
  })
  return elementRef
}

function findPlaceElement(root: HTMLElement, place: InsertPlace): Element | null {
  const { key, side } = place
  // The last element of an empty page is a note.
  if (side === 'end') return root.lastElementChild
  return side === 'inside' ? findAreaElement(root, { parent: key, column: place.column }) : findBlockElement(root, key)
}

/** Finds the center of the button of a place. */
function findPointRect(root: HTMLElement, place: InsertPlace): Rect | null {
  const rect = getPageRect(findPlaceElement(root, place))
  return rect && { ...rect, ...findCenter(place, rect) }
}

function findCenter({ side }: InsertPlace, { left, top, right, bottom }: Rect) {
  if (side === 'inside') {
    return { left: (left + right) / 2, top: (top + Math.min(bottom, top + emptyHeightPx)) / 2 }
  }
  return { left: left + gapPx, top: side === 'before' ? top - gapPx : bottom + gapPx }
}

/** Finds the rectangle below or above which the list opens, so that it does not cover its place. */
function findListRect(root: HTMLElement, place: InsertPlace): Rect | null {
  const container = place.key === null ? root : findBlockElement(root, place.key)
  const rect = findNearestRect(findPlaceElement(root, place) ?? container)
  if (!rect) return null
  if (place.side === 'end') return { ...rect, top: rect.bottom }
  if (place.side === 'inside') return { ...rect, bottom: Math.min(rect.bottom, rect.top + emptyHeightPx) }
  const { top } = findCenter(place, rect)
  return { ...rect, top, bottom: top }
}

/**
 * Finds the rectangle of the element. For an invisible element, for example in a collapsed
 * disclosure, it is the rectangle of the nearest visible ancestor.
 */
function findNearestRect(element: Element | null): Rect | null {
  return element && (getPageRect(element) ?? findNearestRect(element.parentElement))
}
