import type { Page } from '@playwright/test'

/**
 * Prevents the registration of a service worker, whose requests a test can neither delay nor fail.
 * Call it before the first page.
 */
export function withoutServiceWorker(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })
}
