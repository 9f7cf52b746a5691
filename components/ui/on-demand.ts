import { useEffect, useSyncExternalStore } from 'react'
import { runWhenIdle } from '@/components/behavior/when-idle'
import { createListeners } from '@/lib/listeners'

/** A part of the code that is loaded when it is needed. */
export interface OnDemand<Part> {
  /** Loads the part once. Rejects on failure; the next call tries again. */
  load: () => Promise<Part>
  /** Returns null until the part is loaded. */
  getPart: () => Part | null
  /** Returns true after a failed load, until the next attempt. */
  hasFailed: () => boolean
  subscribe: (listener: () => void) => () => void
}

/**
 * Loads a part of the code when it is first needed.
 * @param load imports the code
 */
export function createOnDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  let part: Part | null = null
  let pendingLoad: Promise<Part> | null = null
  let hasFailed = false
  const { subscribe, notify } = createListeners()
  const setFailed = (isFailure: boolean) => {
    hasFailed = isFailure
    notify()
  }
  return {
    load() {
      if (hasFailed) setFailed(false)
      pendingLoad ??= load().then(
        (loadedPart) => {
          part = loadedPart
          notify()
          return loadedPart
        },
        (failure: unknown) => {
          pendingLoad = null
          setFailed(true)
          throw failure
        },
      )
      return pendingLoad
    },
    getPart: () => part,
    hasFailed: () => hasFailed,
    subscribe,
  }
}

/**
 * Returns the part; null until it is loaded. A load that failed is repeated when `isNeeded` becomes
 * true again.
 */
export function useOnDemand<Part>(part: OnDemand<Part>, isNeeded: boolean): Part | null {
  useEffect(() => {
    if (isNeeded) void part.load().catch(() => undefined)
  }, [part, isNeeded])
  return useSyncExternalStore(part.subscribe, part.getPart, part.getPart)
}

/** Returns true after a failed load, until the next attempt. */
export function useLoadFailure({ subscribe, hasFailed }: OnDemand<unknown>): boolean {
  return useSyncExternalStore(subscribe, hasFailed, hasFailed)
}

/** Time after the start of a page in which no parts are preloaded, in ms. */
const preloadDelayMs = 3000
/** Maximum time in ms for which preloading then waits for the browser to be idle. */
const idleTimeoutMs = 10_000

/**
 * Loads parts some time after the start of the page, when the browser is idle. The parts are then
 * available immediately, and even if the browser goes offline.
 */
export function usePreload(parts: readonly OnDemand<unknown>[]): void {
  useEffect(() => {
    const load = () => {
      for (const part of parts) void part.load().catch(() => undefined)
    }
    let cancel = () => clearTimeout(timer)
    const timer = setTimeout(() => {
      cancel = runWhenIdle(load, idleTimeoutMs)
    }, preloadDelayMs)
    return () => cancel()
  }, [parts])
}
