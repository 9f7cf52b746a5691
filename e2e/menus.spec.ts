import { expect, type Locator, type Page } from '@playwright/test'
import { readLayoutShift } from './support/layout-shift'
import { visitWithMotion } from './support/motion'
import { expectAccessible, test } from './support/test'

const narrow = { width: 390, height: 780 }
const getDrawer = (page: Page) => page.locator('details[data-menu=drawer]').first()
const allPages = (page: Page) => page.locator('details[data-menu=all]')

test('a drawer opens by keyboard, is accessible, and Esc returns the focus', async ({ page }) => {
  await page.goto('/de')
  const drawer = getDrawer(page)
  const button = drawer.locator('summary')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(drawer).toHaveAttribute('open')
  await expect(drawer.getByRole('link').first()).toBeInViewport()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(drawer.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(drawer.getByRole('link').first()).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(drawer.locator(':focus')).toHaveCount(0)
})

test('only one menu is open, and a click elsewhere closes it', async ({ page }) => {
  await page.goto('/de')
  const [first, second] = [getDrawer(page), page.locator('details[data-menu=drawer]').nth(1)]
  await first.locator('summary').click()
  await second.locator('summary').click()
  await expect(first).not.toHaveAttribute('open')
  await expect(second).toHaveAttribute('open')
  // Scripts close the menu, so a click before hydration has no effect.
  await expect(async () => {
    await page.mouse.click(640, 4)
    await expect(second).not.toHaveAttribute('open', { timeout: 1000 })
  }).toPass()
})

test('a link in a drawer closes it', async ({ page }) => {
  await page.goto('/de')
  await getDrawer(page).locator('summary').click()
  const link = getDrawer(page).getByRole('link').nth(1)
  const target = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${target}$`))
  await expect(page.locator('details[data-menu][open]')).toHaveCount(0)
  await expect(getDrawer(page).locator('summary')).toHaveAttribute('aria-current', 'true')
})

test('the menu of narrow windows expands its entries and is accessible', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.goto('/de')
  await allPages(page).locator('summary').first().click()
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  const below = allPages(page).locator('details').first()
  await expect(below.getByRole('link').first()).toBeHidden()
  await below.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(below.getByRole('link').first()).toBeVisible()
  await expect(allPages(page).getByRole('link', { name: 'Ansprechperson finden' })).toBeAttached()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(allPages(page)).not.toHaveAttribute('open')
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
  await allPages(page).locator('summary').first().click()
  await allPages(page).getByRole('link').first().click()
  await expect(page.locator('details[data-menu][open]')).toHaveCount(0)
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
})

test('the account button leads to the login without a user', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.goto('/de')
  await page.getByRole('banner').getByRole('link', { name: 'Mitglieder-Login' }).click()
  await expect(page).toHaveURL(/\/de\/account\/login$/)
})

/** Records the animations of a menu's panel when it opens or closes. */
async function recordTurns(menu: Locator): Promise<() => Promise<string[]>> {
  await menu.evaluate((details) => {
    const turns: string[] = []
    new MutationObserver(() => {
      const moves = details.querySelector(':scope > div')?.getAnimations() ?? []
      turns.push(moves.map(({ effect }) => effect?.getComputedTiming().duration).join())
    }).observe(details, { attributeFilter: ['open'] })
    Object.assign(window, { turns })
  })
  return () => menu.page().evaluate(() => Reflect.get(window, 'turns'))
}

test('a drawer opens and closes in 400 ms and is usable at once', async ({ page }) => {
  await visitWithMotion(page, '/de')
  const drawer = getDrawer(page)
  const button = drawer.locator('summary')
  const turns = await recordTurns(drawer)
  // Fonts that arrive after the first paint shift the header a little.
  const shiftOfLoading = await readLayoutShift(page)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(drawer.getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(drawer.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  expect(await turns()).toEqual(['400', '400'])
  const panel = drawer.locator(':scope > div')
  await expect(panel).toBeHidden()
  expect(await panel.getAttribute('style')).toBeNull()
  expect(await readLayoutShift(page)).toBe(shiftOfLoading)
})

test('menus open and close at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/de')
  const drawer = getDrawer(page)
  const turns = await recordTurns(drawer)
  await drawer.locator('summary').click()
  await expect(drawer.getByRole('link').first()).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(drawer.getByRole('link').first()).toBeHidden()
  expect(await turns()).toEqual(['', ''])
})
