import { expect } from '@playwright/test'
import { readSetUpData } from './support/editing/set-up-data'
import { readLayoutShift } from './support/layout-shift'
import { startSlowProxy } from './support/slow-proxy'
import { test as base } from './support/test'

// Browsers paint the received part of a page during its transfer.

const test = base.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const proxy = await startSlowProxy(readSetUpData().embeddedUrl)
    await use(proxy.url)
    await proxy.close()
  },
})

for (const width of [360, 768, 1100, 1440]) {
  test(`a page that is streamed slowly has no layout shifts, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/de')
    await page.evaluate(() => document.fonts.ready)
    await expect(page.getByRole('link', { name: 'VBO: Zur Startseite' })).toBeVisible()
    expect(await readLayoutShift(page)).toBe(0)
  })
}
