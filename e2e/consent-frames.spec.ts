import { type BrowserContext, expect, type Page } from '@playwright/test'
import { test as base, expectAccessible } from './support/test'

/** A page of the demo content with a film on YouTube and other media. */
const path = '/de/ueber-uns/mediathek'

/** Mocks the external services. */
async function playServices(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  await context.route(
    (url) => url.protocol === 'https:' && url.origin !== baseURL,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Dienst</title><p>Der Dienst spielt.' }),
  )
}

const test = base.extend({
  context: async ({ context, baseURL }, use) => {
    await playServices(context, baseURL)
    await use(context)
  },
  // These tests expect foreign requests. All other problems of the page still count.
  pageProblems: async ({ browserName: _ }, use) => {
    const pageProblems: string[] = []
    await use(pageProblems)
    expect(pageProblems.filter((line) => !line.startsWith('foreign request: https:'))).toEqual([])
  },
})

const always = (page: Page) => page.getByRole('button', { name: 'Immer anzeigen: alle Inhalte von YouTube' })

test('“once” shows one frame until the next page', async ({ page }) => {
  await page.goto(path)
  await expect(always(page).first()).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Einmal anzeigen: .*YouTube/ })
    .first()
    .press('Enter')
  const frame = page.locator('iframe')
  await expect(frame).toHaveCount(1)
  await expect(frame).toBeFocused()
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\//)
  await expect(page.frameLocator('iframe').getByText('Der Dienst spielt.')).toBeVisible()
  await page.reload()
  await expect(always(page).first()).toBeVisible()
  await expect(frame).toHaveCount(0)
})

test('“always” shows all frames, and a withdrawal removes them immediately, also in other tabs', async ({
  page,
  context,
}) => {
  await page.goto(path)
  await always(page).first().click()
  await expect(page.locator('iframe[src*="youtube-nocookie.com"]').first()).toBeVisible()
  await page.reload()
  await expect(page.locator('iframe[src*="youtube-nocookie.com"]').first()).toBeVisible()

  const otherTab = await context.newPage()
  await otherTab.goto(path)
  await expect(otherTab.locator('iframe[src*="youtube-nocookie.com"]').first()).toBeVisible()
  await otherTab.getByRole('contentinfo').getByRole('link', { name: 'Einwilligung' }).click()
  await otherTab.getByRole('dialog').getByRole('button', { name: 'Alles ablehnen' }).click()
  await expect(otherTab.locator('iframe')).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(always(page).first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a placeholder links to the service and has no dead buttons', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('link', { name: /^Bei YouTube öffnen/ }).first()).toBeVisible()
    await expect(always(page).first()).toBeHidden()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Einwilligung' }).click()
    await expect(page).toHaveURL(/\/de\/datenschutz$/)
  })
})
