import { expect, type Locator, type Page } from '@playwright/test'
import { button, opener, toolbar } from '../support/editing/editing'
import { makePage, paragraph } from '../support/editing/make-page'
import { logIn } from '../support/log-in'
import { findOverflow } from '../support/overflow'
import { test } from '../support/test'

const tourOf = (page: Page) => toolbar(page).getByRole('region', { name: /^Rundgang/ })

/** Whether two elements lie over each other anywhere. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()]
  if (!first || !second) return false
  const isBeside = first.x + first.width <= second.x || second.x + second.width <= first.x
  return !isBeside && first.y + first.height > second.y && second.y + second.height > first.y
}

/** Goes through all steps by a way of pressing, and asks at each whether what it is about is in sight. */
async function takeTour(page: Page, press: (name: string) => Promise<void>): Promise<void> {
  for (let step = 1; step <= 5; step += 1) {
    // The page itself is never marked.
    const shown = step === 1 ? page.getByRole('heading', { level: 1 }) : page.locator('[data-tour-shown]')
    await expect(tourOf(page)).toHaveAccessibleName(`Rundgang, Schritt ${step} von 5`)
    await expect(shown).toBeInViewport({ ratio: 0.9 })
    expect(await overlap(tourOf(page), shown), `step ${step}`).toBe(false)
    if (step < 5) await press('Weiter')
  }
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the tour is offered once, covers nothing that it explains, and is called again', async ({
    page,
    baseURL,
    expectAccessible,
  }) => {
    const headers = await logIn(page.context(), baseURL ?? '', 'editor')
    const { path } = await makePage({
      request: page.request,
      headers,
      slug: 'rundgang-telefon',
      blocks: [paragraph('Anfang')],
    })
    await page.goto(`${path}?edit`)
    await takeTour(page, (name) => button(page, name).tap())
    await expectAccessible(page)
    expect(await findOverflow(page)).toEqual([])

    await test.step('it makes way for who writes, and goes on where it was', async () => {
      await page.locator('main [data-module]').getByText('Anfang').tap()
      await expect(tourOf(page)).toBeHidden()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(tourOf(page)).toHaveAccessibleName('Rundgang, Schritt 5 von 5')
    })
    await button(page, 'Rundgang beenden').tap()
    await page.reload()
    await expect(opener(page, 'Veröffentlichen')).toBeVisible()
    await expect(tourOf(page)).toBeHidden()
    await opener(page, 'Tastenkürzel').tap()
    await button(page, 'Rundgang zeigen').tap()
    await takeTour(page, (name) => button(page, name).tap())
    await button(page, 'Rundgang beenden').tap()
    await expect(button(page, 'Rundgang zeigen')).toBeVisible()
  })
})

test('the tour is taken, left and called again by keys', async ({ page, baseURL }) => {
  const headers = await logIn(page.context(), baseURL ?? '', 'editor')
  const { path } = await makePage({
    request: page.request,
    headers,
    slug: 'rundgang-tasten',
    blocks: [paragraph('Anfang')],
  })
  await page.goto(`${path}?edit`)
  const press = async (name: string) => {
    await button(page, name).focus()
    await page.keyboard.press('Enter')
  }
  await takeTour(page, press)
  await press('Rundgang beenden')
  await expect(tourOf(page)).toBeHidden()
  await page.keyboard.press('?')
  await expect(opener(page, 'Tastenkürzel')).toBeFocused()
  await press('Rundgang zeigen')
  await takeTour(page, press)
  await press('Rundgang beenden')
  await expect(button(page, 'Rundgang zeigen')).toBeFocused()
})
