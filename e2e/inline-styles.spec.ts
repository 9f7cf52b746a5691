import { expect, type Page } from '@playwright/test'
import { test } from './support/test'

// Pages for everybody carry their styles; the links to them are disabled.

const disabledLinks = 'link[rel="stylesheet"][disabled]'

/** The paths of the style sheets that the browser asks for from now on. */
function watchStyleSheets(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.css')) asked.push(pathname)
  })
  return asked
}

const pathsOf = (page: Page) =>
  page
    .locator(disabledLinks)
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))

test('no style sheet is fetched for what a page carries, nor any twice', async ({ page }) => {
  const asked = watchStyleSheets(page)
  await page.goto('/de')
  const carried = await pathsOf(page)
  expect(carried.length).toBeGreaterThan(0)
  await page.mouse.move(10, 10)
  await page.waitForFunction(() => document.querySelectorAll('script[type="text/deferred"]').length === 0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Einwilligung' }).click()
  await expect(page.getByRole('dialog', { name: 'Einwilligung' })).toBeVisible()
  // What comes with other places of the site stands behind what was there.
  await page.keyboard.press('Escape')
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  await page.getByRole('banner').getByRole('link', { name: 'Mitglieder-Login' }).first().click()
  await expect(page).toHaveURL(/account\/login$/)
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
  expect(asked.filter((path) => carried.includes(path))).toEqual([])
  expect(asked).toEqual([...new Set(asked)])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  /** What the elements look like once fonts have come and transitions have ended; under load they may get no frame to do so. */
  const boxes = async (page: Page) => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish()
      }
    })
    return page.locator('body *').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, fontFamily, display } = getComputedStyle(element)
        return [element.tagName, x, y, width, height, color, backgroundColor, fontFamily, display].join()
      }),
    )
  }

  test('a page looks as with its style sheets', async ({ page }) => {
    const asked = watchStyleSheets(page)
    await page.goto('/de')
    const inline = await boxes(page)
    expect(asked).toEqual([])
    await page.route('**/de', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(/<style>[^<]*<\/style>/, '').replaceAll('.css" disabled=""', '.css"')
      await route.fulfill({ response, body })
    })
    await page.goto('/de')
    expect(asked.length).toBeGreaterThan(0)
    expect(await boxes(page)).toEqual(inline)
  })
})
