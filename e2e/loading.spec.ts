import { expect, type Page, type Route } from '@playwright/test'
import { deferred } from '@/tests/deferred'
import { waitUntilHydrated } from './support/editing/wait-until-hydrated'
import { readLayoutShift } from './support/layout-shift'
import { visitWithMotion } from './support/motion'
import { dropPageProblems, expectAccessible, test } from './support/test'

/** Delays requests. @returns a function that releases them */
async function delayRequests(page: Page, isDelayed: (url: URL) => boolean): Promise<() => void> {
  const { promise: released, resolve: release } = deferred()
  await page.route(isDelayed, async (route: Route) => {
    await released
    await route.continue()
  })
  return release
}

/** Delays the router's requests for a page. @returns a function that releases them */
const delayResponse = (page: Page, path: string) =>
  delayRequests(page, ({ pathname, searchParams }) => pathname === path && searchParams.has('_rsc'))

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })

async function follow(page: Page, name: string): Promise<void> {
  await waitUntilHydrated(footerLink(page, name))
  await footerLink(page, name).click()
}

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Die Seite wird geladen.' })
const stage = (page: Page) => page.locator('#page-progress')
const cover = (page: Page) => page.locator('[data-cover]')

test('a slow page shows and announces its skeleton, and the bar runs', async ({ page }) => {
  await page.goto('/de')
  const release = await delayResponse(page, '/de/impressum')
  await follow(page, 'Impressum')
  await expect(bar(page)).toBeVisible()
  await expect(bar(page)).toHaveCSS('height', '2px')
  await expect(stage(page)).toHaveCSS('position', 'fixed')
  await expect(cover(page)).toHaveAttribute('data-cover', 'shown')
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Die Seite wird geladen.')
  await expectAccessible(page)
  release()
  await expect(page).toHaveURL(/\/de\/impressum$/)
  await expect(page.locator('h1')).toHaveText('Impressum')
  await expect(cover(page)).toHaveCount(0)
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the previous page keeps focus, scroll position and height while the next one loads', async ({ page }) => {
  await page.goto('/de')
  const release = await delayResponse(page, '/de/impressum')
  const link = footerLink(page, 'Impressum')
  await waitUntilHydrated(link)
  await link.focus()
  const place = () => page.evaluate(() => [window.scrollY, document.documentElement.scrollHeight])
  const before = await place()
  await page.keyboard.press('Enter')
  await expect(cover(page)).toHaveAttribute('data-cover', 'shown')
  await expect(link).toBeFocused()
  expect(await place()).toEqual(before)
  release()
  await expect(page).toHaveURL(/\/de\/impressum$/)
})

test.describe('without a connection', () => {
  // Prefetches would fail at any time, even after the test.
  test.use({ savesData: true })

  test('the bar ends in red and the previous page becomes visible again', async ({ page, context, pageProblems }) => {
    await page.goto('/de')
    await delayResponse(page, '/de/impressum')
    await follow(page, 'Impressum')
    await expect(cover(page)).toHaveAttribute('data-cover', 'shown')
    await stage(page).evaluate((line) => {
      const failure = new MutationObserver(() => {
        const progressBar = line.querySelector('[role=progressbar]')
        Object.assign(window, { failedColor: progressBar && getComputedStyle(progressBar, '::before').backgroundColor })
        failure.disconnect()
      })
      failure.observe(line, { attributeFilter: ['data-failed'] })
    })
    await context.setOffline(true)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'failedColor'))).toBe('rgb(255, 0, 0)')
    await expect(cover(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/de$/)
    // The request of the router or of the service worker fails.
    dropPageProblems(pageProblems, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await expect(page.locator('h1')).not.toHaveText('Keine Verbindung')
  })
})

/** Returns the animations of the main part at the moment of its insertion. */
async function readArrivalTransitions(page: Page): Promise<unknown> {
  await page.evaluate(() => {
    const main = document.querySelector('main')
    const arrival = new MutationObserver(() => {
      const next = document.querySelector('main')
      if (!next || next === main) return
      arrival.disconnect()
      Object.assign(window, {
        arrival: next.getAnimations().map((animation) => animation.effect?.getComputedTiming().duration),
      })
    })
    arrival.observe(document.body, { childList: true, subtree: true })
  })
  await follow(page, 'Impressum')
  await expect(page.locator('h1')).toHaveText('Impressum')
  return page.evaluate(() => Reflect.get(window, 'arrival'))
}

test('the next page fades in within 700 ms, the first one is visible immediately', async ({ page }) => {
  await visitWithMotion(page, '/de')
  expect(await readArrivalTransitions(page)).toEqual([700])
  await expect.poll(() => page.locator('main').evaluate((main) => main.getAnimations().length)).toBe(0)
  expect(await page.locator('main').getAttribute('style')).toBeNull()
  await page.reload()
  expect(await page.locator('main').evaluate((main) => main.getAnimations().length)).toBe(0)
})

test('pages change without a transition with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/de')
  expect(await readArrivalTransitions(page)).toEqual([])
})

test('the bar of a slow page is complete and does not move with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/de')
  const release = await delayResponse(page, '/de/impressum')
  await follow(page, 'Impressum')
  await expect(bar(page)).toBeVisible()
  expect(await bar(page).evaluate((line) => line.getBoundingClientRect().left)).toBe(0)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  release()
  await expect(page.locator('h1')).toHaveText('Impressum')
  await expect(bar(page)).toHaveCount(0)
})

const user = { first_name: 'Ada', last_name: 'Lux', email: 'ada@example.org', group: 'Mitglied' }

const headerTop = (page: Page) =>
  page
    .getByRole('link', { name: /Zur Startseite/ })
    .first()
    .evaluate((logo) => logo.getBoundingClientRect().top)

for (const width of [360, 1440]) {
  test(`the header is shifted from the first paint when logged in, ${width} px wide`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.route('**/api/users/me/', (route) => route.fulfill({ json: user }))
    await page.route('**/nav-account/', (route) => route.fulfill({ json: {} }))
    await page.goto('/de')
    await expect(page.getByRole('navigation', { name: 'Mein Konto' })).toBeHidden()
    const top = await headerTop(page)

    await context.addCookies([{ name: 'authenticated', value: 'true', url: baseURL ?? '' }])
    // Before the first file of the site arrives there is only the page itself.
    const release = await delayRequests(page, ({ pathname }) => pathname.endsWith('.js'))
    await page.goto('/de', { waitUntil: 'domcontentloaded' })
    expect(await headerTop(page)).toBe(top + 40)

    release()

    await page.goto('/de')
    const line = page.getByRole('navigation', { name: 'Mein Konto' })
    await expect(line.getByRole('link', { name: 'Ada Lux' })).toHaveAttribute('href', '/de/account')
    expect(await headerTop(page)).toBe(top + 40)
    expect(await readLayoutShift(page)).toBe(0)
  })
}

test('a login hint that the backend does not confirm is removed without layout shifts before the next page', async ({
  page,
  context,
  baseURL,
  pageProblems,
}) => {
  await context.addCookies([{ name: 'authenticated', value: 'true', url: baseURL ?? '' }])
  await page.goto('/de')
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('authenticated')
  const line = page.getByRole('navigation', { name: 'Mein Konto' })
  await expect(line).toBeVisible()
  await follow(page, 'Impressum')
  await expect(page).toHaveURL(/\/de\/impressum$/)
  await expect(line).toBeHidden()
  dropPageProblems(pageProblems, /status of 401 .*\/users\/me\/$/)
})

test('pages are the same for all visitors, logged in or not', async ({ request }) => {
  const [visitor, member] = await Promise.all([
    request.get('/de/impressum'),
    request.get('/de/impressum', { headers: { Cookie: 'authenticated=true' } }),
  ])
  expect(await member.text()).toBe(await visitor.text())
})
