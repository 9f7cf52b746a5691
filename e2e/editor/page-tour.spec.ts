import { expect, type Locator, type Page } from '@playwright/test'
import { button, opener, toolbar } from '../support/editing/editing'
import { openNewPage, paragraph } from '../support/editing/make-page'
import { findOverflow } from '../support/overflow'
import { expectAccessible, test } from '../support/test'

const getTour = (page: Page) => toolbar(page).getByRole('region', { name: /^Rundgang/ })

/** Returns true if two elements overlap. */
async function overlap(element: Locator, otherElement: Locator): Promise<boolean> {
  const [first, second] = [await element.boundingBox(), await otherElement.boundingBox()]
  if (!first || !second) return false
  const isBeside = first.x + first.width <= second.x || second.x + second.width <= first.x
  return !isBeside && first.y + first.height > second.y && second.y + second.height > first.y
}

/** Takes all steps and expects that the explained element is visible at each. */
async function takeTour(page: Page, press: (name: string) => Promise<void>): Promise<void> {
  for (let step = 1; step <= 5; step += 1) {
    // The page itself has no mark.
    const explained = step === 1 ? page.getByRole('heading', { level: 1 }) : page.locator('[data-tour-shown]')
    await expect(getTour(page)).toHaveAccessibleName(`Rundgang, Schritt ${step} von 5`)
    await expect(explained).toBeInViewport({ ratio: 0.9 })
    expect(await overlap(getTour(page), explained), `step ${step}`).toBe(false)
    if (step < 5) await press('Weiter')
  }
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the tour is offered once, covers nothing that it explains, and can be opened again', async ({ page }) => {
    await openNewPage(page, { slug: 'rundgang-telefon', blocks: [paragraph('Anfang')] })
    await takeTour(page, (name) => button(page, name).tap())
    await expectAccessible(page)
    expect(await findOverflow(page)).toEqual([])

    await test.step('it does not return after typing, and a button continues it where it was', async () => {
      await page.locator('main [data-module]').getByText('Anfang').tap()
      await expect(getTour(page)).toBeHidden()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await button(page, 'Rundgang zeigen').tap()
      await expect(getTour(page)).toHaveAccessibleName('Rundgang, Schritt 5 von 5')
    })
    await button(page, 'Rundgang beenden').tap()
    await page.reload()
    await expect(opener(page, 'Veröffentlichen')).toBeVisible()
    await expect(getTour(page)).toBeHidden()
    await opener(page, 'Tastenkürzel').tap()
    await button(page, 'Rundgang zeigen').tap()
    await takeTour(page, (name) => button(page, name).tap())
    await button(page, 'Rundgang beenden').tap()
    await expect(button(page, 'Rundgang zeigen')).toBeVisible()
  })
})

test('the tour is taken, left and opened again by keyboard', async ({ page }) => {
  await openNewPage(page, { slug: 'rundgang-tasten', blocks: [paragraph('Anfang')] })
  const press = async (name: string) => {
    await button(page, name).focus()
    await page.keyboard.press('Enter')
  }
  await takeTour(page, press)
  await press('Rundgang beenden')
  await expect(getTour(page)).toBeHidden()
  await page.keyboard.press('?')
  await expect(opener(page, 'Tastenkürzel')).toBeFocused()
  await press('Rundgang zeigen')
  await takeTour(page, press)
  await press('Rundgang beenden')
  await expect(button(page, 'Rundgang zeigen')).toBeFocused()
})
