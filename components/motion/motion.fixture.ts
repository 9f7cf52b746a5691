import { vi } from 'vitest'
import { canAnimate } from './animate-from'

interface StartedAnimation {
  element: Element
  keyframes: PropertyIndexedKeyframes
  duration: number
  finish: () => void
}

/** Mocks the Web Animations API, which jsdom lacks. @returns the started animations in order */
export function mockAnimations(): StartedAnimation[] {
  const animations: StartedAnimation[] = []
  Element.prototype.animate = function animate(keyframes, options) {
    const animation = { playState: 'running', cancel: () => {}, onfinish: null as (() => void) | null }
    animations.push({
      element: this,
      keyframes: keyframes as PropertyIndexedKeyframes,
      duration: Number((options as KeyframeAnimationOptions).duration),
      finish: () => animation.onfinish?.(),
    })
    return animation as unknown as Animation
  }
  return animations
}

/** Resolves when the animation library is loaded, as after the visitor's first interaction. */
export async function waitForMotion(): Promise<void> {
  preferReducedMotion(false)
  await vi.waitUntil(canAnimate, { timeout: 5000 })
}

/** Mocks the media query `prefers-reduced-motion`. */
export function preferReducedMotion(isPreferred: boolean): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: isPreferred && media.includes('reduced-motion') }),
  )
}
