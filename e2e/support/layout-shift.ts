import type { Page } from '@playwright/test'

/** How far the page has moved by itself since it was first painted: the sum of the browser's layout shifts. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Without a single entry the observer says nothing; two frames later all that there is has been told.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0, 0)))
      }),
  )
