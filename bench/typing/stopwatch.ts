import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Milliseconds from each key to its paint. */
    typed: number[]
  }
}

/**
 * Measures the time from each key to the end of the frame that shows it: handlers, React, the wait
 * for the screen, style, layout and paint. The time starts when the browser receives the key, so
 * that a busy page counts. The browser's event timing is rounded to 8 ms, more than a bare editor
 * takes.
 */
export async function startStopwatch(page: Page): Promise<void> {
  // Only anonymous functions: esbuild would add a helper for named ones, which the page lacks.
  await page.evaluate(() => {
    window.typed = []
    let start = 0
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        start = timeStamp
      },
      { capture: true },
    )
    window.addEventListener(
      'beforeinput',
      () => {
        const startMs = start
        requestAnimationFrame(() => {
          // Runs before style and layout of the frame. The task runs after its paint.
          void scheduler.postTask(() => window.typed.push(performance.now() - startMs), { priority: 'user-blocking' })
        })
      },
      { capture: true },
    )
  })
}

/** Reads and clears the times since the last call. */
export function readStopwatch(page: Page): Promise<number[]> {
  return page.evaluate(() => window.typed.splice(0))
}
