import { expect, type Page } from '@playwright/test'
import { waitUntilHydrated } from './support/editing/wait-until-hydrated'
import { test } from './support/test'

/** Marks the document. A reloaded page has no mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
const isSameDocument = (page: Page) => page.locator('html[data-same]')

test('links change the page without a reload, also back and forward', async ({ page }) => {
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

test('pages are prefetched completely: they send no more requests when opened, and have their title', async ({
  page,
}) => {
  const requests: { path: string; isPart: boolean }[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!searchParams.has('_rsc')) return
    const { 'next-router-prefetch': prefetch, 'next-router-segment-prefetch': segment } = request.headers()
    // Requests for the structure of a route do not count.
    if (segment !== '/_tree') requests.push({ path: pathname, isPart: prefetch !== undefined })
  })
  const target = '/de/service/beratung'
  await page.goto('/de/service')
  await page.locator(`main a[href="${target}"]`).first().scrollIntoViewIfNeeded()
  await expect.poll(() => requests.map(({ path }) => path)).toContain(target)
  await page.waitForLoadState('networkidle')
  await page.locator(`main a[href="${target}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`${target}$`))
  await expect(page).toHaveTitle(/^Beratung/)
  expect(requests.filter(({ isPart }) => isPart)).toEqual([])
  expect(requests.filter(({ path }) => path === target)).toHaveLength(1)
})

test('a link is followed if scripts of the site are missing', async ({ page, pageProblems }) => {
  const target = '/de/impressum'
  // Without the data of the next page the navigation stays pending.
  await page.route(/[?&]_rsc=/, () => undefined)
  await page.route('**/gone.js', (route) => route.abort())
  await page.goto('/de')
  await mark(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })
  await waitUntilHydrated(link)
  await page.evaluate(() => {
    const loadMissingScript = () => {
      const script = document.createElement('script')
      script.src = '/_next/static/chunks/gone.js'
      document.head.append(script)
    }
    document.addEventListener('click', loadMissingScript, { once: true })
  })
  await link.click()
  await expect(page).toHaveURL(target)
  await expect(isSameDocument(page)).toHaveCount(0)
  pageProblems.splice(0, pageProblems.length, ...pageProblems.filter((line) => !line.includes('gone.js')))
})

test('an unknown URL shows the error page of the site with a way back', async ({ page }) => {
  await page.goto('/de/gibt-es/nicht')
  await expect(page).toHaveTitle(/Fehler 404/)
  await expect(page.getByRole('main')).toContainText('This page could not be found')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Startseite/ })
    .click()
  await expect(page).toHaveURL(/\/de$/)
})

test('the not-found page has the language of its URL', async ({ page }) => {
  await page.goto('/de/404')
  await expect(page.getByRole('main')).toContainText('Die gesuchte Seite wurde nicht gefunden.')
  await page.goto('/en/404')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.getByRole('main')).not.toContainText('Die gesuchte Seite')
})

test('a link to an anchor scrolls to it, below the header', async ({ page }) => {
  await page.goto('/de/ueber-uns/satzung')
  const id = await page.getByRole('main').locator('[id]:not(main)').last().getAttribute('id')
  await page.goto(`/de#oben`)
  await page.goto(`/de/ueber-uns/satzung#${id}`)
  await expect(page.locator(`#${id}`)).toBeInViewport()
})
