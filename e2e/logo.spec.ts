import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { deferred } from '@/tests/deferred'
import { forbiddenModules } from '../bench/first-load'
import { animationUrl } from '../features/navigation/components/header/animation-url'
import { waitUntilHydrated } from './support/editing/wait-until-hydrated'
import { rawRequest } from './support/raw-request'
import { test } from './support/test'

// first-load.spec.ts tests that the player is not in the first load. A violation of the content
// security policy fails each of these tests with a console message.

const logo = (page: Page) => page.getByRole('link', { name: 'VBO: Zur Startseite' })
const player = (page: Page) => logo(page).locator('[data-shown] > svg')
const drawing = (page: Page) => logo(page).locator('svg[focusable=false]')
const outline = (page: Page) => player(page).locator('path').last().getAttribute('d')
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo(0, to), top)

/** Records the fetched parts of the animation. */
function recordParts(page: Page): string[] {
  const parts: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith(animationUrl)) parts.push('animation')
    if (response.request().resourceType() !== 'script') return
    if (forbiddenModules['lottie-web']?.test(await response.text())) parts.push('player')
  })
  return parts
}

/** Opens a page and moves the mouse: the player is loaded only after an interaction. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // The listener of the interaction is added at the hydration.
  await waitUntilHydrated(page.getByRole('main'))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.mouse.move(300, 300)
}

/** Waits until the page is hydrated and idle, without open requests. */
async function settle(page: Page): Promise<void> {
  await scrollTo(page, 600)
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled')
  await scrollTo(page, 0)
  await expect(page.getByRole('banner')).not.toHaveAttribute('data-scrolled')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForLoadState('networkidle')
}

/** Computes the largest difference of two pictures of one size, of 255. */
async function computeDifference(imageA: Buffer, imageB: Buffer): Promise<number> {
  const [first, second] = await Promise.all([imageA, imageB].map((png) => sharp(png).raw().toBuffer()))
  if (!first || first.length !== second?.length) return 255
  return first.reduce((most, value, index) => Math.max(most, Math.abs(value - (second[index] ?? 0))), 0)
}

test('the animated logo replaces the still drawing without a visible change', async ({ page }) => {
  const { promise: hold, resolve: release } = deferred()
  await page.route(`**${animationUrl}`, async (route) => {
    await hold
    await route.continue()
  })
  const animationRequest = page.waitForRequest(`**${animationUrl}`)
  await visit(page, '/de')
  await animationRequest
  await page.evaluate(() => document.fonts.ready)
  const box = await logo(page).boundingBox()
  const before = await logo(page).screenshot()
  await expect(drawing(page)).toBeVisible()
  release()
  await expect(player(page)).toBeVisible()
  await expect(drawing(page)).toBeHidden()
  expect(await logo(page).boundingBox()).toEqual(box)
  expect(await computeDifference(before, await logo(page).screenshot())).toBeLessThanOrEqual(2)
})

test('the curtain closes beyond 1 px of scrolling and opens again at 1 px', async ({ page }) => {
  await visit(page, '/de')
  await expect(player(page)).toBeVisible()
  const open = (await outline(page)) ?? ''
  await scrollTo(page, 600)
  await expect.poll(() => outline(page)).not.toBe(open)
  // Closed: the outermost fold of the left half hangs straight, 9.5 of 62 wide.
  await expect.poll(() => outline(page)).toMatch(/M0,0 [^z]* 9\.5,44 [^z]*z$/)
  await scrollTo(page, 1)
  await expect.poll(() => outline(page)).toBe(open)
  await scrollTo(page, 2)
  await expect.poll(() => outline(page)).not.toBe(open)
})

test('the player is not loaded before the first interaction', async ({ page }) => {
  const parts = recordParts(page)
  await page.goto('/de')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(parts).toEqual([])
  await page.keyboard.press('Tab')
  await expect(player(page)).toBeVisible()
})

test('a visitor with reduced motion gets the drawing and no player, also after a change of the setting', async ({
  page,
}) => {
  const parts = recordParts(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/de')
  await settle(page)
  await expect(drawing(page)).toBeVisible()
  expect(parts).toEqual([])

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(player(page)).toBeVisible()
  await expect.poll(() => parts.toSorted()).toEqual(['animation', 'player'])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(player(page)).toHaveCount(0)
  await expect(drawing(page)).toBeVisible()
})

test('a visitor who saves data gets the drawing and no player', async ({ page }) => {
  const parts = recordParts(page)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  await page.goto('/de')
  await settle(page)
  await expect(drawing(page)).toBeVisible()
  expect(parts).toEqual([])
})

test('the header and the still drawing are printed at any scroll position', async ({ page }) => {
  await visit(page, '/de')
  await expect(player(page)).toBeVisible()
  await scrollTo(page, 600)
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden')
  await page.emulateMedia({ media: 'print' })
  await expect(player(page)).toBeHidden()
  await expect(drawing(page)).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCSS('transform', 'none')
})

test('the animation is cached permanently', async ({ baseURL }) => {
  const file = await rawRequest(baseURL ?? '', animationUrl)
  expect(file).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the still drawing links to the home page', async ({ page }) => {
    await page.goto('/de/ueber-uns')
    await expect(drawing(page)).toBeVisible()
    await logo(page).click()
    await expect(page).toHaveURL(/\/de$/)
  })
})
