import { expect, type Page } from '@playwright/test'
import { test } from './support/test'

// Scripts come after the page. What a visitor does before is neither lost nor done twice, however slow line and processor are.

/** Holds the page's scripts back until the returned function is called, on a slow processor. */
async function withLateScripts(page: Page): Promise<() => void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('a page asks for its scripts after all that it shows', async ({ page }) => {
  await page.goto('/de')
  await page.waitForFunction(() => document.querySelectorAll('script[type="text/deferred"]').length === 0)
  const { load, first } = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/chunks/') && name.endsWith('.js'))
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return {
      load: navigation?.loadEventStart ?? 0,
      first: Math.min(...scripts.map(({ startTime }) => startTime)),
    }
  })
  expect(first).toBeGreaterThanOrEqual(load)
})

test('a menu opens before, and Esc closes it once the page is hydrated', async ({ page }) => {
  const release = await withLateScripts(page)
  await page.goto('/de')
  const menu = page.locator('details[data-menu]').filter({ hasText: 'Menü' }).first()
  await menu.locator('summary').first().click()
  await expect(menu).toHaveAttribute('open', '')
  await page.keyboard.press('Escape')
  release()
  await expect(menu).not.toHaveAttribute('open')
})

test('the settings of consent open by a click from before', async ({ page }) => {
  const release = await withLateScripts(page)
  await page.goto('/de/ueber-uns')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Einwilligung' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Einwilligung' })).toBeVisible()
  await expect(page).toHaveURL(/ueber-uns/)
})
