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

test('the menu is used by the keyboard', async ({ page }) => {
  await page.goto('/de')
  const drawer = page.locator('details[data-menu=drawer]', { hasText: 'Über uns' })
  await drawer.locator('summary').focus()
  await page.keyboard.press('Enter')
  const first = drawer.getByRole('link', { name: 'Über uns' }).first()
  await expect(first).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/de\/ueber-uns$/)
  await expect(
    page.getByRole('banner').getByRole('navigation').locator('[aria-current=page]').first(),
  ).toHaveText('Über uns')
})

test('the language switch names both languages and marks the current one', async ({ page }) => {
  await page.goto('/de/ueber-uns')
  const banner = page.getByRole('banner')
  await expect(banner.locator('[hreflang|=de][aria-current]')).toHaveCount(1)
  await banner.locator('a[hreflang|=en]').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/about-us$/)
  await expect(banner.locator('[hreflang|=en][aria-current]')).toHaveCount(1)
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

test('the open menu stops the scrolling of the page; Esc closes it and returns the focus', async ({
  page,
}) => {
  await page.goto('/de/ueber-uns')
  const button = page.locator('summary', { hasText: 'Menü' })
  const root = page.locator('html')
  await button.click()
  await expect(root).toHaveCSS('overflow-y', 'hidden')
  await page.keyboard.press('Tab')
  await expect(button).not.toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(root).toHaveCSS('overflow-y', 'visible')
  await button.click()
  await page.locator('details[data-menu][open]').getByRole('link').first().click()
  await expect(page.locator('details[data-menu][open]')).toHaveCount(0)
  await expect(root).toHaveCSS('overflow-y', 'visible')
})
