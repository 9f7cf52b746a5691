import { expect, type Locator, type Page } from '@playwright/test'
import { waitUntilHydrated } from '../support/editing/wait-until-hydrated'
import { logIn } from '../support/log-in'
import { test } from '../support/test'

const form = (page: Page) => page.getByRole('form', { name: /Stellenanzeige/ })
const preview = (page: Page) => page.getByRole('dialog', { name: 'So sieht Ihre Anzeige aus' })

/**
 * Opens and closes the preview in each way.
 * @param write types a word and expects the text with it
 */
async function expectWritingContinues(page: Page, write: (word: string) => Promise<void>): Promise<void> {
  const ways = [
    () => page.keyboard.press('Escape'),
    () => preview(page).getByRole('button', { name: 'Schließen' }).click(),
  ]
  for (const leave of ways) {
    await page.getByRole('button', { name: 'Vorschau', exact: true }).click()
    await expect(preview(page)).toBeVisible()
    await leave()
    await expect(preview(page)).toHaveCount(0)
    await write('danach ')
  }
}

/** Types words and puts the caret between them. */
async function startBetweenWords(page: Page, field: Locator): Promise<void> {
  await field.click()
  await page.keyboard.type('Anfang Ende')
  for (const _letter of 'Ende') await page.keyboard.press('ArrowLeft')
}

test('the caret stays between the same words of an ad after its preview', async ({ page }) => {
  await logIn(page, 'jobs')
  await page.goto('/de/stellenanzeige-veroeffentlichen')
  const next = form(page).getByRole('button', { name: 'Weiter' })
  await waitUntilHydrated(next)

  const title = form(page).getByLabel('Titel der Stelle')
  await startBetweenWords(page, title)
  let words = ''
  await expectWritingContinues(page, async (word) => {
    await page.keyboard.type(word)
    words += word
    await expect(title).toHaveValue(`Anfang ${words}Ende`)
  })

  await form(page).getByLabel('Bereich').focus()
  await page.keyboard.type('Bühne')
  await form(page).getByLabel('Arbeitsort').fill('Gießen')
  await next.click()
  const description = form(page).getByRole('textbox', { name: 'Beschreibung der Stelle' })
  await startBetweenWords(page, description)
  words = ''
  await expectWritingContinues(page, async (word) => {
    await page.keyboard.type(word)
    words += word
    await expect(description).toHaveText(`Anfang ${words}Ende`)
  })
})
