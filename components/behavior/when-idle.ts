/** Maximum delay in browsers without `requestIdleCallback`. */
const fallbackDelayMs = 2000

/** Functions that schedule the waiting work when the hold ends; null if there is no hold. */
let heldWork: Set<() => void> | null = null

/**
 * Calls `work` when the browser is idle, at the latest after `timeoutMs`. During a hold
 * (`holdIdleWork`), this waiting time starts when the hold ends.
 * @returns a function that cancels the call
 */
export function runWhenIdle(work: () => void, timeoutMs: number): () => void {
  if (!heldWork) return runWhenIdleDespiteHold(work, timeoutMs)
  const waitingWork = heldWork
  let cancel: () => void = () => waitingWork.delete(schedule)
  const schedule = () => {
    cancel = runWhenIdleDespiteHold(work, timeoutMs)
  }
  waitingWork.add(schedule)
  return () => cancel()
}

/**
 * Delays the work of `runWhenIdle` while something more urgent is loading, for at most `maxMs`.
 * @returns a function that ends the hold
 */
export function holdIdleWork(maxMs: number): () => void {
  const waitingWork = new Set<() => void>()
  heldWork = waitingWork
  const release = () => {
    clearTimeout(timer)
    if (heldWork === waitingWork) heldWork = null
    for (const schedule of waitingWork) schedule()
    waitingWork.clear()
  }
  const timer = setTimeout(release, maxMs)
  return release
}

/** Resolves when there is no hold. */
export async function waitForRelease(): Promise<void> {
  // A later effect of the same rendering may start the hold.
  await Promise.resolve()
  const waitingWork = heldWork
  if (waitingWork) await new Promise<void>((resolve) => waitingWork.add(resolve))
}

/**
 * Calls `work` when the browser is idle, at the latest after `timeoutMs`, even during a hold.
 * @returns a function that cancels the call
 */
export function runWhenIdleDespiteHold(work: () => void, timeoutMs: number): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(work, { timeout: timeoutMs })
    return () => window.cancelIdleCallback(id)
  }
  const id = setTimeout(work, Math.min(timeoutMs, fallbackDelayMs))
  return () => clearTimeout(id)
}
