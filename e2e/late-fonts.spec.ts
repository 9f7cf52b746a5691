import { expect, type Page } from '@playwright/test'
import { deferred } from '@/tests/deferred'
import { test } from './support/test'

test.use({ hasServiceWorker: false })

/**
 * The movement of an edge in CSS pixels that a reader notices. The letters of the fallback are
 * almost as wide as those of the site's font.
 */
const noticeablePx = 4

/** Returns the edges of the header, of its links and buttons, and the top of the main part. */
const measureHeader = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, header :is(a, button, summary), main')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return element.matches('main') ? [left, right, top] : [left, right, top, bottom]
      }),
  )

for (const width of [360, 768, 1100, 1440]) {
  test(`the header stays in place when the fonts arrive late, ${width} px wide`, async ({ page }) => {
    const { promise: sent, resolve: sendFonts } = deferred()
    await page.route('**/*.woff2', async (route) => {
      await sent
      await route.continue()
    })
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/de', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('link', { name: 'VBO: Zur Startseite' })).toBeVisible()
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
    const before = await measureHeader(page)
    sendFonts()
    await page.evaluate(() => document.fonts.ready)
    const movements = (await measureHeader(page)).map((edge, index) => Math.abs(edge - (before[index] ?? 0)))
    expect(movements.length).toBeGreaterThan(20)
    expect(movements.filter((movement) => movement >= noticeablePx)).toEqual([])
  })
}

test('letters of other languages have their own font, which other pages do not load', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await page.goto('/de')
  await page.evaluate(() => document.fonts.ready)
  expect(fonts).toEqual([expect.stringContaining('archivo_latin_wght_normal')])
  const extendedFont = page.waitForRequest(/archivo_latin_ext_wght_normal/)
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'Dvořák'
  })
  await extendedFont
})
