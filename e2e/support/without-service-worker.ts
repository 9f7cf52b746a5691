import type { Page } from '@playwright/test'

/** Lets the page register no service worker: what passes one, a test can neither hold back nor refuse. Call it before the first page. */
export function withoutServiceWorker(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })
}
