'use client'

import { Component, type ReactNode, type RefObject } from 'react'
import { animateFrom, canAnimate, endAnimation } from './animate-from'

/** The duration of a move in seconds, equal to that of an opening menu (spec §9). */
const durationSeconds = 0.4

export interface GlideProps<Order> {
  root: RefObject<HTMLElement | null>
  /** The attribute that identifies an element across renders. Elements may be nested. */
  attribute: `data-${string}`
  /** Changes when the order of the elements changes. */
  order: Order
  /** Returns true for changes of the order to animate; default: all changes. */
  isAnimated?: (oldOrder: Order, newOrder: Order) => boolean
  children: ReactNode
}

type Positions = ReadonlyMap<string, { element: HTMLElement; left: number; top: number }>

/**
 * Animates elements near the window to their new positions after a change of their order. Only the
 * display is animated. The elements are at their new positions at once, for keyboard and pointer.
 */
export class Glide<Order> extends Component<GlideProps<Order>> {
  /**
   * Measures the old positions just before React changes the DOM. Hooks have no equivalent, so this
   * is a class.
   */
  override getSnapshotBeforeUpdate(oldProps: Readonly<GlideProps<Order>>): Positions | null {
    const { root, attribute, order, isAnimated = () => true } = this.props
    if (oldProps.order === order || !root.current || !canAnimate()) return null
    return isAnimated(oldProps.order, order) ? measurePositions(root.current, attribute) : null
  }

  override componentDidUpdate(_oldProps: unknown, _state: unknown, positions: Positions | null): void {
    const { root, attribute } = this.props
    if (positions) queueMicrotask(() => root.current && glide(root.current, attribute, positions))
  }

  override render(): ReactNode {
    return this.props.children
  }
}

/**
 * Animates moved elements from their old positions. An element inside a moved element is animated
 * only by the difference, because it moves with the outer element.
 */
function glide(root: HTMLElement, attribute: string, oldPositions: Positions): void {
  for (const { element } of oldPositions.values()) endAnimation(element)
  const newPositions = measurePositions(root, attribute)
  const getShift = (name: string | null | undefined) => {
    const [start, end] = [oldPositions.get(name ?? ''), newPositions.get(name ?? '')]
    return start && end ? { x: start.left - end.left, y: start.top - end.top } : { x: 0, y: 0 }
  }
  for (const [name, { element }] of newPositions) {
    const outerName = element.parentElement?.closest(`[${attribute}]`)?.getAttribute(attribute)
    const [ownShift, parentShift] = [getShift(name), getShift(outerName)]
    const [x, y] = [ownShift.x - parentShift.x, ownShift.y - parentShift.y]
    if (Math.hypot(x, y) >= 1) animateFrom(element, { transform: `translate(${x}px, ${y}px)` }, durationSeconds)
  }
}

/** Measures the elements that are in the window or at most half a window height away from it. */
function measurePositions(root: HTMLElement, attribute: string): Positions {
  const positions = new Map<string, { element: HTMLElement; left: number; top: number }>()
  const margin = window.innerHeight / 2
  for (const element of root.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
    const { left, top, bottom, width, height } = element.getBoundingClientRect()
    const isNear = (width > 0 || height > 0) && bottom >= -margin && top <= window.innerHeight + margin
    if (isNear) positions.set(element.getAttribute(attribute) ?? '', { element, left, top })
  }
  return positions
}
