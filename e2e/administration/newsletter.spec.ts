import { expect, type Locator, type Page } from '@playwright/test'
import { logIn } from '../support/log-in'
import { main } from '../support/main'
import { findOverflow } from '../support/overflow'
import { test } from '../support/test'

/** Fills a text in both languages. */
async function fillBoth(page: Page, group: string, texts: readonly [string, string]): Promise<void> {
  const fields: Locator = main(page).getByRole('group', { name: group })
  await fields.getByRole('textbox', { name: 'Deutsch' }).fill(texts[0])
  await fields.getByRole('textbox', { name: 'Englisch' }).fill(texts[1])
}

test('an editor sends a newsletter with five clicks, and sees its state', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  await logIn(page.context(), baseURL ?? '', 'admin')
  await page.goto('/de/admin/newsletter-issues')
  await main(page).getByRole('link', { name: 'Neue Ausgabe' }).click()
  await fillBoth(page, 'Betreff', ['Neues aus den Häusern', 'News from the stages'])
  await expectAccessible(page)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findOverflow(page)).toEqual([])
  }
  await main(page).getByRole('button', { name: 'Speichern' }).click()
  await expect(main(page).getByText('Diese Ausgabe ist ein Entwurf.')).toBeVisible()

  const link = main(page).getByRole('link', { name: 'E-Mail ansehen (Deutsch)' })
  const preview = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(await preview.text()).toContain('Neues aus den Häusern')

  await main(page).getByRole('button', { name: 'Test an mich senden' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Erledigt' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Senden', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt senden' }).click()
  await expect(main(page).getByText(/Der Versand beginnt am|gesendet/)).toBeVisible()
})
