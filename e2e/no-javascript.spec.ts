import { expect } from '@playwright/test'
import { test } from './support/test'

test('a visitor without JavaScript reads pages and finds the way', async ({ page }) => {
  await page.goto('/de')
  await expect(page.locator('h1')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL(/\/de\/impressum$/)
  await expect(page.getByRole('main')).toContainText('VBO')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /english/i })
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('pictures, menus and the footer stand without JavaScript', async ({ page }) => {
  await page.goto('/en')
  await expect(page.getByRole('main').locator('img').first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('navigation').first()).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
})
