import { type Connection, mayPrefetch } from '@/components/behavior/links/prefetch-rules'

type Library = typeof import('framer-motion/dom/mini')

/** The values of CSS properties from which an element is animated to those of its styles. */
export type Pose = Partial<Record<'opacity' | 'clipPath' | 'transform', string>>

/** The easing of lights and curtains: `--ease-out` in styles/tokens.css. */
const ease = [0.22, 0.8, 0.3, 1] as const

let library: Library | null = null
let isRequested = false
const runningAnimations = new Map<HTMLElement, { pose: Pose; end: () => void }>()

function prefersMotion(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches && mayPrefetch(connection)
}

/**
 * Loads the animation library, unless the visitor prefers reduced motion or saves data. Without it
 * nothing is animated.
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
 * Returns true if an animation can begin now. Otherwise it starts loading the library if motion is
 * allowed.
 */
export function canAnimate(): boolean {
  loadMotion()
  return library !== null && prefersMotion()
}

/** Ends an element's animation at once: its styles apply again. */
export function endAnimation(element: HTMLElement): void {
  runningAnimations.get(element)?.end()
}

/**
 * Animates an element from a pose to the values of its styles, without inline styles afterwards. It
 * ends a running animation of the element first.
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

/** Returns the current values of an element's animated properties; null without an animation. */
export function currentPose(element: HTMLElement): Pose | null {
  const animation = runningAnimations.get(element)
  if (!animation) return null
  const styles = getComputedStyle(element)
  const properties = Object.keys(animation.pose) as (keyof Pose)[]
  return Object.fromEntries(properties.map((name) => [name, styles[name]]))
}

/** Returns the rectangle of an element in the window after all current translations have ended. */
export function restingRect(element: Element): DOMRect {
  const rect = element.getBoundingClientRect()
  for (const movedElement of runningAnimations.keys()) {
    if (!movedElement.contains(element)) continue
    const { m41, m42 } = new DOMMatrix(getComputedStyle(movedElement).transform)
    rect.x -= m41
    rect.y -= m42
  }
  return rect
}
