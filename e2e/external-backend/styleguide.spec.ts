import { expect } from '@playwright/test'
import { test } from '../support/test'

for (const path of ['/de/styleguide', '/en/styleguide/quote']) {
  test(`${path} is missing for visitors`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.locator('[data-example]')).toHaveCount(0)
  })
}
