import { expect } from '@playwright/test'
import { findCoveredStops } from './support/covered-stops'
import { logIn } from './support/log-in'
import { test } from './support/test'

// Fixed elements at the bottom of the window must not cover the focused element.
test.describe('no fixed element covers the focus', () => {
  test.use({ viewport: { width: 390, height: 600 } })

  test('beside the filters of the job board', async ({ page }) => {
    await page.goto('/de/jobboerse')
    await expect(page.getByRole('link', { name: /Anzeigen zeigen$/ })).toBeVisible()
    expect(await findCoveredStops(page)).toEqual([])
  })

  test('in a form of the administration', async ({ page }) => {
    await logIn(page, 'admin')
    await page.goto('/de/admin/events/new')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findCoveredStops(page)).toEqual([])
  })
})

test.describe('the consent banner does not cover the focus', () => {
  test.use({ consent: 'undecided', viewport: { width: 390, height: 600 } })

  test('down to the end of the page', async ({ page }) => {
    await page.goto('/de/ueber-uns/mediathek')
    await expect(page.getByRole('region', { name: 'Externe Medien auf unseren Seiten anzeigen?' })).toBeVisible()
    expect(await findCoveredStops(page)).toEqual([])
  })
})
