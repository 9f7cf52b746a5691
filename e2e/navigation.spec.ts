import { expect, type Page } from '@playwright/test'
import { waitUntilHydrated } from './support/editing/wait-until-hydrated'
import { test } from './support/test'

/** Set once; a page loaded anew no longer has it. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
const isSameDocument = (page: Page) => page.locator('html[data-same]')

test('links change the page without loading it anew, back and forward too', async ({ page }) => {
  await page.goto('/de')
  await mark(page)
  const drawer = page.locator('details[data-menu=drawer]', { hasText: 'Über uns' })
  await drawer.locator('summary').click()
  await waitUntilHydrated(drawer)
  await drawer.getByRole('link', { name: 'Über uns' }).first().click()
  await expect(page).toHaveURL(/\/de\/ueber-uns$/)
  const heading = page.locator('h1')
  const aboutUs = await heading.textContent()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL(/\/de\/impressum$/)
  await expect(heading).not.toHaveText(aboutUs ?? '')
  await page.goBack()
  await expect(heading).toHaveText(aboutUs ?? '')
  await page.goForward()
  await expect(page).toHaveURL(/\/de\/impressum$/)
  await expect(heading).not.toHaveText(aboutUs ?? '')
  await expect(isSameDocument(page)).toHaveCount(1)
})

test('pages are fetched ahead whole: opened, they ask for nothing more and have their title', async ({
  page,
}) => {
  const asked: { path: string; isPart: boolean }[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!searchParams.has('_rsc')) return
    const { 'next-router-prefetch': prefetch, 'next-router-segment-prefetch': segment } = request.headers()
    // What a router asks of a route's shape says nothing of the page.
    if (segment !== '/_tree') asked.push({ path: pathname, isPart: prefetch !== undefined })
  })
  const target = '/de/service/beratung'
  await page.goto('/de/service')
  await page.locator(`main a[href="${target}"]`).first().scrollIntoViewIfNeeded()
  await expect.poll(() => asked.map(({ path }) => path)).toContain(target)
  await page.waitForLoadState('networkidle')
  await page.locator(`main a[href="${target}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`${target}$`))
  await expect(page).toHaveTitle(/^Beratung/)
  expect(asked.filter(({ isPart }) => isPart)).toEqual([])
  expect(asked.filter(({ path }) => path === target)).toHaveLength(1)
})

test('an unknown address shows the error page in the site with a way back', async ({ page }) => {
  await page.goto('/de/gibt-es/nicht')
  await expect(page).toHaveTitle(/Fehler 404/)
  await expect(page.getByRole('main')).toContainText('This page could not be found')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Startseite/ })
    .click()
  await expect(page).toHaveURL(/\/de$/)
})

test('the not-found page has the language of its address', async ({ page }) => {
  await page.goto('/de/404')
  await expect(page.getByRole('main')).toContainText('Die gesuchte Seite wurde nicht gefunden.')
  await page.goto('/en/404')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.getByRole('main')).not.toContainText('Die gesuchte Seite')
})

test('a link to an anchor scrolls there, below the header', async ({ page }) => {
  await page.goto('/de/ueber-uns/satzung')
  const id = await page.getByRole('main').locator('[id]:not(main)').last().getAttribute('id')
  await page.goto(`/de#oben`)
  await page.goto(`/de/ueber-uns/satzung#${id}`)
  await expect(page.locator(`#${id}`)).toBeInViewport()
})
