import { expect, type Page } from '@playwright/test'
import { deferred } from '@/tests/deferred'
import { test } from './support/test'

// Scripts run after the page is visible. Earlier actions of visitors are neither lost nor repeated.

/** Delays the page's scripts until the returned function is called, on a slow processor. */
async function withLateScripts(page: Page): Promise<() => void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const { promise: released, resolve: release } = deferred()
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('a page requests its scripts after everything visible', async ({ page }) => {
  await page.goto('/de')
  await page.waitForFunction(() => document.querySelectorAll('script[type="text/deferred"]').length === 0)
  const { load, first } = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/chunks/') && name.endsWith('.js'))
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return { load: navigation?.loadEventStart ?? 0, first: Math.min(...scripts.map(({ startTime }) => startTime)) }
  })
  expect(first).toBeGreaterThanOrEqual(load)
})

test('a menu opens before the hydration, and Esc closes it afterwards', async ({ page }) => {
  const release = await withLateScripts(page)
  await page.goto('/de')
  const menu = page.locator('details[data-menu]').filter({ hasText: 'Menü' }).first()
  await menu.locator('summary').first().click()
  await expect(menu).toHaveAttribute('open', '')
  await page.keyboard.press('Escape')
  release()
  await expect(menu).not.toHaveAttribute('open')
})

test('the consent settings open by a click before the hydration', async ({ page }) => {
  const release = await withLateScripts(page)
  await page.goto('/de/ueber-uns')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Einwilligung' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Einwilligung' })).toBeVisible()
  await expect(page).toHaveURL(/ueber-uns/)
})
