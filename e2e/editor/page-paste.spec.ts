import { expect } from '@playwright/test'
import { blocks, textTool, toolbar } from '../support/editing/editing'
import { openNewPage, paragraph } from '../support/editing/make-page'
import { paste } from '../support/editing/paste'
import { expectAccessible, test } from '../support/test'

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('an editor pastes a document into a text: its headings, pictures and tables become blocks, and missing parts are reported', async ({
  page,
}) => {
  const title = { model: 'headline', data: { content: 'Titel', headline_level: 2 } }
  await openNewPage(page, { slug: 'dokument-einfuegen', blocks: [title, paragraph('Anfang, Ende')] })
  const heading = page.getByRole('heading', { name: 'Titel', level: 2 })
  await heading.click()
  await expect(heading).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.press('End')
  await paste(page, { 'text/html': '<p>in zwei</p><p>Absätzen</p>' })
  await expect(page.getByRole('heading', { name: 'Titelin zwei Absätzen', level: 2 })).toBeVisible()

  await page.getByText('Anfang, Ende').click()
  await expect(blocks(page).nth(1).getByRole('textbox')).toBeFocused()
  // The caret moves to the click even if the text receives the focus late.
  await expect(async () => {
    await page.keyboard.press('Home')
    for (let step = 0; step < 'Anfang,'.length; step += 1) await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => getSelection()?.focusOffset)).toBe('Anfang,'.length)
  }).toPass()
  await paste(page, {
    'text/html': `<style>p { color: red }</style><b style="font-weight:normal" id="docs-internal-guid-1"><p>Ein <span style="font-weight:700">fettes</span> Wort</p>
    <h3>Preise</h3><table><tr><td>Platz</td><td>Preis</td></tr><tr><td>Rang</td><td>12</td></tr></table>
    <img src="${pixel}"><img src="https://lh7.example.com/bild"></b>`,
  })
  const notice = toolbar(page).getByRole('status').first()
  await expect(notice).toContainText('Nicht übernommen: 1 Bild.')
  await expect(blocks(page)).toHaveCount(6)
  const texts = () => blocks(page).allInnerTexts()
  expect(await texts()).toEqual([
    'Titelin zwei Absätzen',
    'Anfang,\n\nEin fettes Wort',
    'Preise',
    expect.stringContaining('Rang'),
    expect.any(String),
    'Ende',
  ])
  await expect(blocks(page).nth(1).locator('strong')).toHaveText(['fettes'])
  await expect(blocks(page).nth(4).locator('img')).toBeVisible()
  await toolbar(page).getByRole('button', { name: 'Schließen' }).click()
  await expect(notice).toBeEmpty()

  // The table is edited on the page.
  const cell = page.getByText('Rang', { exact: true })
  await cell.click()
  await expect(blocks(page).nth(3).getByRole('textbox')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' links')
  await page.keyboard.press('Tab')
  await page.keyboard.type('14')
  await textTool(page, 'Zeile darunter einfügen').click()
  await expect(blocks(page).nth(3).locator('tr')).toHaveCount(3)
  await textTool(page, 'Spalte daneben einfügen').click()
  await expect(blocks(page).nth(3).locator('tr').first().locator('td')).toHaveCount(3)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Platz' })).toBeVisible()
  await expect(toolbar(page).locator('[data-saving]')).toHaveText(/Gespeichert|Alles gespeichert/)
  await page.reload()
  await expect(page.getByRole('cell', { name: '14' })).toBeVisible()

  // On a phone the table scrolls, and the page does not.
  await page.setViewportSize({ width: 360, height: 780 })
  const scroller = page.getByRole('region', { name: 'Tabelle' })
  // The journal restores changes that were not sent before the reload.
  await expect(scroller.locator('tr').first().locator('th, td')).toHaveCount(3)
  await expect.poll(() => scroller.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
