import { expect, type Page } from '@playwright/test'
import { forbiddenModules } from '../bench/first-load'
import { expectAccessible, test } from './support/test'

const address = '/de/themen/bildung-und-nachwuchs'
const slider = (page: Page) => page.getByRole('main').getByRole('group', { name: 'Bilder' })
const list = (page: Page) => slider(page).getByRole('list', { name: 'Bilder' })
const button = (page: Page, name: 'Zurück' | 'Weiter') => slider(page).getByRole('button', { name })
const position = (page: Page) => slider(page).locator('[aria-live=polite]')

test('a slider is moved by its buttons and announces its position', async ({ page }) => {
  await page.goto(address)
  await slider(page).scrollIntoViewIfNeeded()
  await expect(position(page)).toHaveText('1 von 4')
  await expect(button(page, 'Zurück')).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)

  await list(page).focus()
  // Only the stops of the slides are before the buttons.
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press('Tab')
    if (await button(page, 'Zurück').evaluate((element) => element === document.activeElement)) break
    await expect(list(page).locator(':focus')).toHaveCount(1)
  }
  await expect(button(page, 'Zurück')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Weiter')).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(position(page)).toHaveText('2 von 4')
  await expect(button(page, 'Zurück')).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.press('Space')
  await expect(position(page)).toHaveText('3 von 4')
  await page.keyboard.press('Enter')
  await expect(position(page)).toHaveText('4 von 4')
  // At the end the button keeps the focus and is marked as disabled.
  await expect(button(page, 'Weiter')).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, 'Weiter')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(position(page)).toHaveText('3 von 4')
})

test('the arrow keys move through the focused list', async ({ page }) => {
  await page.goto(address)
  await slider(page).scrollIntoViewIfNeeded()
  await expect(position(page)).toHaveText('1 von 4')
  await list(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(position(page)).toHaveText('2 von 4')
  await page.keyboard.press('ArrowLeft')
  await expect(position(page)).toHaveText('1 von 4')
})

test('the code of the slider is loaded when it comes near the viewport', async ({ page }) => {
  let isLoaded = false
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    if (forbiddenModules.swiper?.test(await response.text())) isLoaded = true
  })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await expect(slider(page)).not.toBeInViewport()
  await expect(button(page, 'Weiter')).toBeHidden()
  expect(isLoaded).toBe(false)
  await slider(page).scrollIntoViewIfNeeded()
  await expect(button(page, 'Weiter')).toBeVisible()
  await expect.poll(() => isLoaded).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a slider is a list that scrolls by key', async ({ page }) => {
    await page.goto(address)
    const slides = list(page).getByRole('listitem')
    await expect(slides).toHaveCount(4)
    await expect(slides.first().getByRole('img')).toBeVisible()
    await expect(slider(page).getByRole('button')).toHaveCount(0)
    await expect(slides.last()).toContainText('Halb acht')
    await expect(slides.last()).not.toBeInViewport()
    await list(page).focus()
    // The browser scrolls smoothly and ignores a key during the animation.
    await expect(async () => {
      await page.keyboard.press('ArrowRight')
      await expect(slides.last()).toBeInViewport({ ratio: 0.8, timeout: 1000 })
    }).toPass()
  })
})
