import { type Connection, mayPrefetch } from '@/components/behavior/links/prefetch-rules'

type Library = typeof import('framer-motion/dom/mini')

/** Values of CSS properties at the start of an animation. It ends at the element's own styles. */
export type Pose = Partial<Record<'opacity' | 'clipPath' | 'transform', string>>

/** Easing of the animations. Equal to `--ease-out` in styles/tokens.css. */
const ease = [0.22, 0.8, 0.3, 1] as const

let library: Library | null = null
let isRequested = false
const runningAnimations = new Map<HTMLElement, { pose: Pose; end: () => void }>()

function prefersMotion(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches && mayPrefetch(connection)
}

/**
 * Loads the animation library, unless the visitor prefers reduced motion or a low data volume.
 * Without the library, nothing is animated.
 */
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

/**
 * Returns true if an animation can begin now. If the library is not loaded yet, starts loading it
 * (see `loadMotion`).
 */
export function canAnimate(): boolean {
  loadMotion()
  return library !== null && prefersMotion()
}

/** Ends the animation of an element at once, so that only its own styles apply. */
export function endAnimation(element: HTMLElement): void {
  runningAnimations.get(element)?.end()
}

/**
 * Animates an element from a pose to the values of its own styles. Ends a running animation of the
 * element first, and removes the inline styles of the library at the end.
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
    runningAnimations.delete(element)
    for (const name of properties) element.style[name] = ''
    if (element.getAttribute('style') === '') element.removeAttribute('style')
  }
  runningAnimations.set(element, { pose, end })
  void controls.then(() => {
    if (runningAnimations.get(element)?.end === end) end()
  })
}

/** Returns the current values of an element's animated properties; null if none is animated. */
export function getCurrentPose(element: HTMLElement): Pose | null {
  const animation = runningAnimations.get(element)
  if (!animation) return null
  const styles = getComputedStyle(element)
  const properties = Object.keys(animation.pose) as (keyof Pose)[]
  return Object.fromEntries(properties.map((name) => [name, styles[name]]))
}

/**
 * Returns the rectangle that an element will have in the window when the running animations have
 * ended. Considers translations only, of the element and of its ancestors.
 */
export function getRestingRect(element: Element): DOMRect {
  const rect = element.getBoundingClientRect()
  for (const movedElement of runningAnimations.keys()) {
    if (!movedElement.contains(element)) continue
    const { m41, m42 } = new DOMMatrix(getComputedStyle(movedElement).transform)
    rect.x -= m41
    rect.y -= m42
  }
  return rect
}
