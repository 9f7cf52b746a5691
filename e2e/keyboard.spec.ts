import { expect } from '@playwright/test'
import { test } from './support/test'

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/de/ueber-uns')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main-content')).toBeFocused()
})

test('every stop of the keyboard has a visible focus', async ({ page }) => {
  await page.goto('/de')
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect(focused).toBeInViewport()
    await expect(focused).not.toHaveCSS('outline-style', 'none')
  }
})
