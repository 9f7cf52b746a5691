import { expect, type Locator, type Page } from '@playwright/test'
import { toolbar } from '../support/editing/editing'
import { addTextBlock, openPageActions, post, press } from '../support/hub'
import { logIn } from '../support/log-in'
import { expectAccessible, test } from '../support/test'

const saveStatus = (page: Page) => toolbar(page).locator('[data-saving]')

test('a page is translated beside its source', async ({ page }) => {
  const headers = await logIn(page, 'editor')
  const editor = { request: page.request, headers }
  const { id } = await post(editor, 'page/', { parent: null, title: 'Zwei Sprachen', slug: 'zwei-sprachen' })
  const first = await addTextBlock(editor, id, 0, '<p>Der erste Absatz</p>')
  await addTextBlock(editor, id, 1, '<p>Der zweite Absatz</p>')

  await page.goto('/cms-hub')
  await openPageActions(page, 'Zwei Sprachen')
  await press(page.getByRole('button', { name: 'Englische Fassung anlegen' }))
  await expect(page).toHaveURL(/\/en\/zwei-sprachen\?edit&translate$/)
  const source = page.getByRole('region', { name: 'Deutsch lesen' })
  const places = page.getByRole('region', { name: 'Offene Stellen der Übersetzung' })
  await expect(source.getByText('Der zweite Absatz')).toBeVisible()
  await expect(places.getByText('2 Stellen sind offen.')).toBeVisible()
  const target = page.locator('main [data-module]')
  await expect(page.getByRole('button', { name: 'Nächster Block' })).toBeVisible()
  await target.nth(1).click()
  await expect(page.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('The second paragraph, which is longer than it was and needs some more lines than before.')
  await expect(saveStatus(page)).toHaveText('Gespeichert')
  await expect(places.getByText('Eine Stelle ist offen.')).toBeVisible()
  const readTop = async (block: Locator) => Math.round((await block.boundingBox())?.y ?? -1)
  expect(await readTop(source.locator('[data-source]').nth(1))).toBe(await readTop(target.nth(1)))

  // A change of the German text appears without a reload of the page.
  const data = { content: '<p>Der erste Absatz, neu</p>' }
  await post(editor, `text/${first.id}/`, { revision: first.revision, data })
  await addTextBlock(editor, id, 2, '<p>Der dritte Absatz</p>')
  await expect(places.getByText('2 Stellen sind offen.')).toBeVisible()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(places.getByText('1 von 2')).toContainText('Geändert')
  // The caret is in the text of the place.
  await expect(target.nth(0).getByRole('textbox')).toBeFocused()
  await expect(places.getByRole('region').locator('ins')).toContainText('neu')
  await expectAccessible(page)
  await press(places.getByRole('button', { name: 'Diesen Block übernehmen' }))
  await expect(target.nth(0)).toContainText('Der erste Absatz, neu')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(target.nth(0)).not.toContainText('neu')
  await press(places.getByRole('button', { name: 'Erledigt', exact: true }))
  await expect(places.getByText('1 von 1')).toContainText('Neu')
  await press(places.getByRole('button', { name: 'Diesen Block übernehmen' }))
  await expect(target.nth(2)).toContainText('Der dritte Absatz')
  await expect(saveStatus(page)).toHaveText('Gespeichert')
  await page.reload()
  await expect(places.getByText('Eine Stelle ist offen.')).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await press(places.getByRole('button', { name: 'Nächste Stelle' }))
  await expect(places.getByText('1 von 1')).toContainText('Noch auf Deutsch')
  await expect(target.nth(2)).toBeInViewport()
  await expect(source).toBeHidden()
  await expect(page.locator('main [contenteditable]:focus')).toBeVisible()
  await page.keyboard.type('X')
  await expect(target.nth(2)).toHaveText('XDer dritte Absatz')
  await page.keyboard.press('Backspace')
  await expect(target.nth(2)).toHaveText('Der dritte Absatz')
  await press(page.getByRole('button', { name: 'Deutsch lesen' }))
  await expect(source).toBeVisible()
  await expectAccessible(page)
  await press(places.getByRole('button', { name: 'Erledigt', exact: true }))
  await expect(places.getByRole('status').first()).toHaveText('Alles entspricht der Fassung auf Deutsch.')
})
