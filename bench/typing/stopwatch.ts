import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Milliseconds from each key to the paint that shows it. */
    typed: number[]
  }
}

/**
 * Measures, for each key that writes, the time from the moment at which the browser got it (so that what kept the page busy
 * just then counts as well) to the end of the frame that shows it: its handlers, React, waiting for the screen, style, layout
 * and paint. Timers of the browser's own are rounded to 8 ms, which is more than a bare editor takes.
 */
export async function startStopwatch(page: Page): Promise<void> {
  // Its functions have no names: what compiles this file would call a helper for them that the page does not have.
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
        const began = start
        requestAnimationFrame(() => {
          // Runs in the frame, before style and layout; the task comes when the frame is painted.
          void scheduler.postTask(() => window.typed.push(performance.now() - began), {
            priority: 'user-blocking',
          })
        })
      },
      { capture: true },
    )
  })
}

/** What was measured since the last call. */
export function readStopwatch(page: Page): Promise<number[]> {
  return page.evaluate(() => window.typed.splice(0))
}
