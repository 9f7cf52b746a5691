import { useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '@/components/behavior/when-idle'
import { createListeners } from '@/lib/listeners'

/** A part of the code that is loaded when it is needed. */
export interface OnDemand<Part> {
  /** Loads it once. Rejects on failure; the next call retries. */
  load: () => Promise<Part>
  /** The part; null until it is loaded. */
  current: () => Part | null
  /** Returns true after a failure to load, until the next attempt. */
  hasFailed: () => boolean
  subscribe: (listener: () => void) => () => void
}

/**
 * Loads a part of the code when it is first needed.
 * @param load imports it
 */
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
        (loadedPart) => {
          part = loadedPart
          notify()
          return loadedPart
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

/**
 * Returns the part once it is loaded; null before. After a failure it is loaded again when it is
 * needed again.
 */
export function useOnDemand<Part>(part: OnDemand<Part>, isNeeded: boolean): Part | null {
  useEffect(() => {
    if (isNeeded) void part.load().catch(() => undefined)
  }, [part, isNeeded])
  return useSyncExternalStore(part.subscribe, part.current, part.current)
}

/** Returns true after a failure to load, until the next attempt. */
export function useLoadFailure({ subscribe, hasFailed }: OnDemand<unknown>): boolean {
  return useSyncExternalStore(subscribe, hasFailed, hasFailed)
}

/** The time in ms after the start of a page in which no parts are loaded. */
const startTime = 3000
/** The maximum time in ms that parts then wait for the browser to be idle. */
const idleTimeout = 10_000

/**
 * Loads parts some time after the start when the browser is idle, so that they are available
 * immediately and offline.
 */
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
