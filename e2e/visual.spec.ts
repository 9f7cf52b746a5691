import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page } from '@playwright/test'
import { sectionNames } from '../features/styleguide/sections'
import { expectFitsNarrow } from './support/overflow'
import { expectAccessible, test } from './support/test'

/** A phone and a desktop. */
const sectionWidths = [360, 1280]
/** Header and footer look different on a large desktop. */
const frameWidths = [...sectionWidths, 1920]

// The content security policy allows no styles except the site's files. Playwright injects one for
// screenshots.
test.use({ bypassCSP: true })

/**
 * Compares an element or the window with its picture in e2e/screenshots. Small differences of
 * glyphs between versions of the browser are allowed (`threshold`), moved or missing parts are not
 * (`maxDiffPixels`: half a small icon). A change of size always fails.
 */
async function expectAsBefore(target: Locator | Page, name: string): Promise<void> {
  await expect
    .soft(target)
    .toHaveScreenshot(`${name}.png`, {
      animations: 'disabled',
      caret: 'hide',
      stylePath: fileURLToPath(new URL('support/visual.css', import.meta.url)),
      threshold: 0.3,
      maxDiffPixels: 120,
    })
}

async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime('2026-03-27T18:30:00Z')
  await page.goto(path)
}

/**
 * Hides the content between header and footer and sets its height, so that it does not affect their
 * pictures.
 */
async function openEmpty(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await open(page, '/de/styleguide/quote')
  await page.addStyleTag({ content: 'main { height: 900px; overflow: hidden; visibility: hidden }' })
  await waitForPictures(page)
}

/** Opens each menu and compares the window with its picture. */
async function expectMenusAsBefore(page: Page, width: number): Promise<void> {
  const target = page.locator('details[data-menu]:visible')
  const names = new Set<string | null>()
  for (const menu of await target.all()) {
    const name = await menu.getAttribute('data-menu')
    // All drawers look the same.
    if (names.has(name)) continue
    names.add(name)
    await menu.locator('summary').first().click()
    await expectAsBefore(page, `menu-${name}-${width}`)
    await page.keyboard.press('Escape')
  }
}

/** Resizes the window of an open page. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await waitForPictures(page)
}

// Opening a page is slow, so one visit checks everything that holds for a section.
for (const section of sectionNames) {
  test(`${section} looks as before on phone and desktop, is accessible and fits all windows`, async ({ page }) => {
    await open(page, `/de/styleguide/${section}`)
    await expect(page.locator('[data-example]').first()).toBeVisible()
    for (const width of sectionWidths) {
      await resize(page, width)
      await expectAsBefore(page.getByRole('main'), `${section}-${width}`)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await expectAccessible(page)
    await expectFitsNarrow(page)
  })
}

for (const width of frameWidths) {
  test(`header, open menus and footer look as before at ${width} px`, async ({ page }) => {
    await openEmpty(page, width)
    await expectAsBefore(page.getByRole('banner'), `header-${width}`)
    // Menus have one of two layouts at every width.
    if (width < 1920) await expectMenusAsBefore(page, width)
    await expectAsBefore(page.getByRole('contentinfo'), `footer-${width}`)
  })
}

/** Loads all pictures of the page and waits for them and for the fonts. */
async function waitForPictures(page: Page): Promise<void> {
  const broken = await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    const failed = await Promise.all(
      pictures.map((picture) =>
        picture.decode().then(
          () => [],
          () => [picture.currentSrc || picture.src],
        ),
      ),
    )
    await document.fonts.ready
    return failed.flat()
  })
  expect(broken, 'pictures that do not load').toEqual([])
}
