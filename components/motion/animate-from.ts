import { type Connection, mayPrefetch } from '@/components/behavior/prefetch-rules'

type Library = typeof import('framer-motion/dom/mini')

/** Values that an element is shown with for a moment, in place of those of its styles. */
export type Pose = Partial<Record<'opacity' | 'clipPath' | 'transform', string>>

/** How light and curtains move here: `--ease-out` in styles/tokens.css. */
const ease = [0.22, 0.8, 0.3, 1] as const

let library: Library | null = null
let isRequested = false
const running = new Map<HTMLElement, { pose: Pose; end: () => void }>()

function prefersMotion(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches && mayPrefetch(connection)
}

/** Fetches what animates, unless the visitor wants less motion or saves data. Until it has come nothing moves. */
export function loadMotion(): void {
  if (isRequested || !prefersMotion()) return
  isRequested = true
  const load = async () => {
    library = await import('framer-motion/dom/mini')
  }
  load().catch(() => {
    isRequested = false
  })
}

/** Whether an animation that begins now is seen. */
export function canAnimate(): boolean {
  loadMotion()
  return library !== null && prefersMotion()
}

/** Ends an element's animation at once: it is where its styles put it. */
export function endAnimation(element: HTMLElement): void {
  running.get(element)?.end()
}

/**
 * Animates an element from another pose to that of its styles, which it keeps afterwards, without changes of
 * its markup. A running animation is restarted.
 * @param duration in seconds
 */
export function animateFrom(element: HTMLElement, pose: Pose, duration: number): void {
  endAnimation(element)
  if (!canAnimate() || !library) return
  const styles = getComputedStyle(element)
  const properties = Object.keys(pose) as (keyof Pose)[]
  const keyframes = Object.fromEntries(properties.map((name) => [name, [pose[name] ?? '', styles[name]]]))
  const controls = library.animate(element, keyframes, { duration, ease: [...ease] })
  const end = () => {
    controls.cancel()
    running.delete(element)
    for (const name of properties) element.style[name] = ''
    if (element.getAttribute('style') === '') element.removeAttribute('style')
  }
  running.set(element, { pose, end })
  void controls.then(() => {
    if (running.get(element)?.end === end) end()
  })
}

/** How an element is seen in the middle of its animation; null while it is where its styles put it. */
export function currentPose(element: HTMLElement): Pose | null {
  const animation = running.get(element)
  if (!animation) return null
  const styles = getComputedStyle(element)
  const properties = Object.keys(animation.pose) as (keyof Pose)[]
  return Object.fromEntries(properties.map((name) => [name, styles[name]]))
}

/** The position of an element in the window, once it and its ancestors have finished moving. */
export function restingRect(element: Element): DOMRect {
  const rect = element.getBoundingClientRect()
  for (const moved of running.keys()) {
    if (!moved.contains(element)) continue
    const { m41, m42 } = new DOMMatrix(getComputedStyle(moved).transform)
    rect.x -= m41
    rect.y -= m42
  }
  return rect
}
