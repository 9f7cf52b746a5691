import { expect } from '@playwright/test'
import { blocks, button, opener, toolbar } from './support/editing'
import { logIn } from './support/log-in'
import { makePage, paragraph } from './support/make-page'
import { test } from './support/test'

test('blocks are saved as a template, inserted on a page, begin a new one, and are forgotten', async ({
  page,
  baseURL,
  expectAccessible,
}, { workerIndex }) => {
  const name = `Besetzung ${workerIndex}`
  const headers = await logIn(page.context(), baseURL ?? '', 'editor')
  const { path } = await makePage({
    ...{ request: page.request, headers, slug: 'vorlage' },
    blocks: [
      { model: 'headline', data: { headline_level: 2, content: 'Besetzung' } },
      paragraph('Regie und Bühne'),
    ],
  })
  await page.goto(`${path}?edit`)

  await test.step('both blocks are saved, by keys alone', async () => {
    await blocks(page).first().click()
    await expect(blocks(page).first().locator('[contenteditable]')).toBeFocused()
    await page.keyboard.press('Escape')
    await opener(page, 'Auswahl').focus()
    await page.keyboard.press('Enter')
    await button(page, 'Alle Blöcke wählen').focus()
    await page.keyboard.press('Enter')
    await button(page, 'Als Vorlage speichern …').focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Als Vorlage speichern' })
    await expect(dialog).toContainText('Die 2 gewählten Blöcke')
    await expectAccessible(page)
    await dialog.getByLabel(/^Name der Vorlage/).fill(name)
    await dialog.getByLabel('Auch neue Seiten können damit beginnen').check()
    await page.keyboard.press('Enter')
    await expect(toolbar(page)).toContainText(`Die Vorlage „${name}“ ist gespeichert.`)
  })

  await test.step('it is found where blocks are inserted, and undone in one step', async () => {
    await page.keyboard.press('Escape')
    await opener(page, 'Einfügen').click()
    await toolbar(page).getByRole('searchbox').fill(name)
    await page.keyboard.press('Enter')
    await expect(blocks(page)).toHaveCount(4)
    await toolbar(page)
      .getByRole('button', { name: /^Rückgängig/ })
      .click()
    await expect(blocks(page)).toHaveCount(2)
    // What is still being saved as one leaves is sent again; the second removal of a block finds nothing.
    await expect(toolbar(page).locator('[data-saving]')).toHaveText(/Gespeichert|Alles gespeichert/)
  })

  await test.step('a new page begins with it', async () => {
    await page.goto('/de/cms-hub')
    await page.getByRole('button', { name: 'Neue Seite', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Neue Seite' })
    await dialog.getByLabel(/^Titel/).fill(`Aus einer Vorlage ${workerIndex}`)
    await dialog.getByRole('combobox', { name: 'Vorlage' }).selectOption({ label: name })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Anlegen und bearbeiten' }).click()
    await expect(blocks(page)).toHaveCount(2)
    await expect(blocks(page).first()).toHaveText('Besetzung')
  })

  await test.step('it is renamed and deleted among the shared content', async () => {
    await page.goto('/de/cms-hub/shared')
    const row = page.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText('Edda Redlich')
    await row.getByRole('button', { name: /^Löschen/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Vorlagen' })).toBeFocused()
  })
})
