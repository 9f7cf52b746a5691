import { expect } from '@playwright/test'
import { readHandover } from './support/editing/handover'
import { readLayoutShift } from './support/layout-shift'
import { startSlowLine } from './support/slow-line'
import { test as base } from './support/test'

// Browsers paint the received part of a page during its transfer.

const test = base.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const line = await startSlowLine(readHandover().embeddedUrl)
    await use(line.url)
    await line.close()
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
