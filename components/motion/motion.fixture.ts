import { vi } from 'vitest'
import { canAnimate } from './animate-from'

interface Started {
  element: Element
  keyframes: PropertyIndexedKeyframes
  duration: number
  finish: () => void
}

/** Stands for the browser's animations, which a document without a layout does not have. @returns what was started, in order */
export function fakeAnimations(): Started[] {
  const started: Started[] = []
  Element.prototype.animate = function animate(keyframes, options) {
    const animation = { playState: 'running', cancel: () => {}, onfinish: null as (() => void) | null }
    started.push({
      element: this,
      keyframes: keyframes as PropertyIndexedKeyframes,
      duration: Number((options as KeyframeAnimationOptions).duration),
      finish: () => animation.onfinish?.(),
    })
    return animation as unknown as Animation
  }
  return started
}

/** Resolves when what animates has come, as after the first sign of a visitor. */
export async function motionLoaded(): Promise<void> {
  preferReducedMotion(false)
  await vi.waitUntil(canAnimate)
}

/** Answers whether visitors want less motion. */
export function preferReducedMotion(isPreferred: boolean): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: isPreferred && media.includes('reduced-motion') }),
  )
}
