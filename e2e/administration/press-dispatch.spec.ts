import { expect } from '@playwright/test'
import { logIn } from '../support/log-in'
import { main } from '../support/main'
import { findOverflow } from '../support/overflow'
import { expectAccessible, test } from '../support/test'

test('an editor plans the dispatch of a press release by keyboard, with the number of its readers', async ({
  page,
}) => {
  await logIn(page, 'admin')
  await page.goto('/de/admin/press-releases')
  await main(page).getByRole('link', { name: 'Neue Pressemitteilung' }).click()
  const title = main(page).getByRole('group', { name: 'Titel', exact: true })
  await title.getByRole('textbox', { name: 'Deutsch' }).fill('Mehr Bühnen')
  await main(page).getByRole('button', { name: 'Speichern' }).click()

  const send = main(page).getByRole('button', { name: 'An den Presseverteiler senden' })
  await send.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Empfängerinnen und Empfänger zurzeit: 0')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Kulturpolitik' }).focus()
  await page.keyboard.press('Space')
  await expect(dialog.getByText(/Empfängerinnen und Empfänger zurzeit: \d+/)).toBeVisible()
  await expectAccessible(page)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findOverflow(page)).toEqual([])
  }
  await dialog.getByRole('button', { name: 'An den Presseverteiler senden' }).focus()
  await page.keyboard.press('Enter')
  await expect(main(page).getByText(/Der Versand beginnt mit der Veröffentlichung/)).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Versand anhalten' }).click()
  await dialog.getByRole('button', { name: 'Versand anhalten' }).click()
  await expect(main(page).getByText(/Der Versand beginnt/)).toBeHidden()
})
