import { useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '@/components/behavior/when-idle'
import { createListeners } from '@/lib/listeners'

/** A part of the code that is loaded when it is needed. */
export interface OnDemand<Part> {
  /** Loads it, once. Rejects where it cannot be loaded; the next call tries again. */
  load: () => Promise<Part>
  /** The part; null until it is loaded. */
  current: () => Part | null
  /** Whether it could not be loaded, until it is tried again. */
  hasFailed: () => boolean
  subscribe: (listener: () => void) => () => void
}

/** Keeps a part of the code out of what a page loads at its start. @param load imports it */
export function onDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  let part: Part | null = null
  let loading: Promise<Part> | null = null
  let hasFailed = false
  const { subscribe, notify } = createListeners()
  const setFailed = (isFailure: boolean) => {
    hasFailed = isFailure
    notify()
  }
  return {
    load() {
      if (hasFailed) setFailed(false)
      loading ??= load().then(
        (loaded) => {
          part = loaded
          notify()
          return loaded
        },
        (failure: unknown) => {
          loading = null
          setFailed(true)
          throw failure
        },
      )
      return loading
    },
    current: () => part,
    hasFailed: () => hasFailed,
    subscribe,
  }
}

/** The part, as soon as it is loaded; null before. Where it cannot be loaded, it is tried again when it is needed anew. */
export function useOnDemand<Part>(part: OnDemand<Part>, isNeeded: boolean): Part | null {
  useEffect(() => {
    if (isNeeded) void part.load().catch(() => undefined)
  }, [part, isNeeded])
  return useSyncExternalStore(part.subscribe, part.current, part.current)
}

/** Whether the part could not be loaded, until it is tried again. */
export function useLoadFailure({ subscribe, hasFailed }: OnDemand<unknown>): boolean {
  return useSyncExternalStore(subscribe, hasFailed, hasFailed)
}

/** How long the first use of a page has the browser for itself, in ms. */
const startTime = 3000
/** The longest time that parts wait after that for the browser to be idle, in ms. */
const idleTimeout = 10_000

/** Loads parts some time after the start, once the browser is idle, so that they are there at once, and without a connection. */
export function usePreload(parts: readonly OnDemand<unknown>[]): void {
  useEffect(() => {
    const load = () => {
      for (const part of parts) void part.load().catch(() => undefined)
    }
    let cancel = () => clearTimeout(timer)
    const timer = setTimeout(() => {
      cancel = whenIdle(load, idleTimeout)
    }, startTime)
    return () => cancel()
  }, [parts])
}
