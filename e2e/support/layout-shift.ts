import type { Page } from '@playwright/test'

/** Returns the sum of the browser's layout shifts since the first paint. */
export const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // The observer reports nothing without entries. After two frames all entries have been
        // reported.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0, 0)))
      }),
  )
