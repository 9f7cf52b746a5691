import { expect, type Page } from '@playwright/test'
import { blocks, button, insertList, insertOption, insertSearch, opener, toolbar } from '../support/editing/editing'
import { leaveTour } from '../support/editing/leave-tour'
import { makePage, paragraph } from '../support/editing/make-page'
import { dialog } from '../support/hub'
import { pressEnterAt } from '../support/keyboard'
import { logIn } from '../support/log-in'
import { findOverflow } from '../support/overflow'
import { expectAccessible, test } from '../support/test'
import { createActions, type Way, ways } from '../support/ways'

/** Selects the first two blocks of the page. */
const selectTwo: Record<Way, (page: Page) => Promise<void>> = {
  async mouse(page) {
    await blocks(page)
      .nth(0)
      .click({ modifiers: ['ControlOrMeta'] })
    await blocks(page)
      .nth(1)
      .click({ modifiers: ['ControlOrMeta'] })
  },
  async keys(page) {
    await pressEnterAt(page, button(page, 'Nächster Block'))
    await page.keyboard.press('Shift+ArrowDown')
  },
  async touch(page) {
    await blocks(page).nth(0).tap()
    await opener(page, 'Auswahl').tap()
    await button(page, 'Mehrere Blöcke wählen').tap()
    await blocks(page).nth(1).tap()
  },
}

for (const way of ['keys', 'touch'] as const) {
  test.describe(`by ${way}`, () => {
    test.use(ways[way])
    test.beforeEach(({ page }) => leaveTour(page))

    test('blocks are saved as a template, inserted, used for a new page, and a shared area lists its pages', async ({
      page,
    }, { workerIndex }) => {
      const { press, pick, tick, write, choose } = createActions(page, way)
      const name = `Besetzung ${way} ${workerIndex}`
      const area = `nachspann-${way}-${workerIndex}`
      const headers = await logIn(page, 'editor')
      const response = await page.request.post('/de/pageeditor-api/container/', {
        headers,
        data: { slug: area, data: { title: `Nachspann ${way}` } },
      })
      expect(response.ok(), await response.text()).toBe(true)
      const { path } = await makePage({
        request: page.request,
        headers,
        slug: `vorlage-${way}`,
        blocks: [
          { model: 'headline', data: { headline_level: 2, content: 'Besetzung' } },
          paragraph('Regie und Bühne'),
          { model: 'container', data: { layout: 1, reusable: area } },
        ],
      })
      await page.goto(`${path}?edit`)

      await test.step('two blocks are saved', async () => {
        await selectTwo[way](page)
        await expect(page.locator('main [data-selected]')).toHaveCount(2)
        await press(opener(page, 'Auswahl'))
        await press(button(page, 'Als Vorlage speichern …'))
        await expect(dialog(page)).toContainText('Die 2 gewählten Blöcke')
        await expectAccessible(page)
        await write(dialog(page).getByLabel(/^Name der Vorlage/), name)
        await tick(dialog(page).getByLabel('Auch neue Seiten können damit beginnen'))
        await press(dialog(page).getByRole('button', { name: 'Speichern' }))
        await expect(toolbar(page)).toContainText(`Die Vorlage „${name}“ ist gespeichert.`)
      })

      await test.step('they are inserted elsewhere, and reverted in one step', async () => {
        await press(button(page, 'Einfügen'))
        const list = insertList(page)
        await write(insertSearch(page), name)
        // The message about the template does not cover the list.
        const isInFront = await list.evaluate((panel) => {
          const { left, bottom } = panel.getBoundingClientRect()
          return panel.contains(document.elementFromPoint(left + 10, bottom - 10))
        })
        expect(isInFront).toBe(true)
        await pick(insertOption(page, name))
        await expect(blocks(page)).toHaveText(['Besetzung', 'Regie und Bühne', 'Besetzung', 'Regie und Bühne', /.*/])
        await press(toolbar(page).getByRole('button', { name: /^Rückgängig/ }))
        await expect(blocks(page)).toHaveCount(3)
        // Unfinished saves are sent again after leaving the page; the second removal of a block
        // would be a 404.
        await expect(toolbar(page).locator('[data-saving]')).toHaveText(/Gespeichert|Alles gespeichert/)
      })

      await test.step('the blocks of a predefined pattern are inserted and reverted too', async () => {
        await press(button(page, 'Einfügen'))
        await pick(insertOption(page, 'Drei Punkte nebeneinander'))
        await expect(blocks(page).getByRole('heading')).toHaveCount(4)
        await expect(page.getByRole('log').filter({ hasText: 'Drei Punkte' })).toContainText('Eingefügt')
        await press(toolbar(page).getByRole('button', { name: /^Rückgängig/ }))
        await expect(blocks(page)).toHaveCount(3)
        await expect(toolbar(page).locator('[data-saving]')).toHaveText(/Gespeichert|Alles gespeichert/)
      })

      await test.step('a new page starts with them', async () => {
        await page.goto('/de/cms-hub')
        await press(page.getByRole('button', { name: 'Neue Seite', exact: true }))
        await write(dialog(page).getByLabel(/^Titel/), `Aus einer Vorlage ${way} ${workerIndex}`)
        await choose(dialog(page).getByRole('combobox', { name: 'Vorlage' }), name)
        await expectAccessible(page)
        expect(await findOverflow(page)).toEqual([])
        await press(dialog(page).getByRole('button', { name: 'Anlegen und bearbeiten' }))
        await expect(blocks(page)).toHaveText(['Besetzung', 'Regie und Bühne'])
      })

      await test.step('a used area lists its pages and cannot be deleted; the template is deleted', async () => {
        await page.goto('/de/cms-hub/shared')
        const row = page.getByRole('listitem').filter({ hasText: area })
        await press(row.getByRole('button', { name: /^Löschen/ }))
        await expect(dialog(page)).toContainText('Er wird noch an diesen Stellen verwendet.')
        await press(dialog(page).getByRole('button', { name: 'Schließen' }))

        const template = page.getByRole('listitem').filter({ hasText: name })
        await expect(template).toContainText('Edda Redlich')
        await press(template.getByRole('button', { name: /^Löschen/ }))
        await press(dialog(page).getByRole('button', { name: 'Löschen' }))
        await expect(template).toHaveCount(0)
        await expect(page.getByRole('region', { name: 'Vorlagen' })).toBeFocused()
        await press(row.getByRole('link', { name: `vorlage-${way}` }))
        await expect(page).toHaveURL(`${path}?edit`)
      })
    })
  })
}
