import { expect, type Page } from '@playwright/test'
import { test } from './support/test'

// Public pages contain their styles; the links to the style sheets are disabled.

const disabledLinks = 'link[rel="stylesheet"][disabled]'

/** Records the paths of requested style sheets. */
function watchStyleSheets(page: Page): string[] {
  const requestedPaths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.css')) requestedPaths.push(pathname)
  })
  return requestedPaths
}

const readDisabledPaths = (page: Page) =>
  page
    .locator(disabledLinks)
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))

test('a page fetches no inlined style sheet, and each other one at most once', async ({ page }) => {
  const requestedPaths = watchStyleSheets(page)
  await page.goto('/de')
  const inlinePaths = await readDisabledPaths(page)
  expect(inlinePaths.length).toBeGreaterThan(0)
  // Moving the pointer starts the deferred scripts.
  await page.mouse.move(10, 10)
  await page.waitForFunction(() => document.querySelectorAll('script[type="text/deferred"]').length === 0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Einwilligung' }).click()
  await expect(page.getByRole('dialog', { name: 'Einwilligung' })).toBeVisible()
  // Style sheets of other pages are added after the existing ones.
  await page.keyboard.press('Escape')
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  await page.getByRole('banner').getByRole('link', { name: 'Mitglieder-Login' }).first().click()
  await expect(page).toHaveURL(/account\/login$/)
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
  expect(requestedPaths.filter((path) => inlinePaths.includes(path))).toEqual([])
  expect(requestedPaths).toEqual([...new Set(requestedPaths)])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  /**
   * Returns the layout and colors of all elements after fonts and transitions. Transitions are
   * finished explicitly, because a browser under load may render no frame.
   */
  const readAppearance = async (page: Page) => {
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

  test('a page looks the same as with its style sheets', async ({ page }) => {
    const requestedPaths = watchStyleSheets(page)
    await page.goto('/de')
    const inlineAppearance = await readAppearance(page)
    expect(requestedPaths).toEqual([])
    await page.route('**/de', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(/<style>[^<]*<\/style>/, '').replaceAll('.css" disabled=""', '.css"')
      await route.fulfill({ response, body })
    })
    await page.goto('/de')
    expect(requestedPaths.length).toBeGreaterThan(0)
    expect(await readAppearance(page)).toEqual(inlineAppearance)
  })
})
