import { expect } from '@playwright/test'
import { extractText } from 'unpdf'
import { makePage } from './support/editing/make-page'
import { logIn } from './support/log-in'
import { main } from './support/main'
import { test } from './support/test'

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`
const items = (...texts: string[]) => texts.map((text) => `<li><p>${text}</p></li>`).join('')

test('a printed page repeats the heads of tables on each sheet and keeps the numbers of lists', async ({ page }) => {
  const headers = await logIn(page, 'editor')
  const rows = Array.from({ length: 70 }, (_, index) => row(`Haus ${index + 1}`, '12 Euro'))
  const { path } = await makePage({
    request: page.request,
    headers,
    slug: 'drucken',
    blocks: [
      { model: 'text', data: { content: `<ol start="3" type="a">${items('Fristen', 'Fahrtkosten')}</ol>` } },
      {
        model: 'table',
        data: { content: `<table><tbody>${row('Spielort', 'Preis')}${rows.join('')}</tbody></table>`, head: 'row' },
      },
      {
        model: 'html',
        data: { html_code: `<table><thead><tr><th>Ensemble</th></tr></thead>${rows.join('')}</table>` },
      },
    ],
  })
  await page.goto(path)
  await expect(main(page).getByRole('cell', { name: 'Haus 70', exact: true })).toHaveCount(2)
  const list = main(page).locator('ol[start="3"]')
  await expect(list).toHaveCSS('list-style-type', 'lower-alpha')

  const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })))
  const sheets = text.filter((words) => words.includes('Haus '))
  expect(sheets.length).toBeGreaterThan(1)
  for (const sheet of sheets) expect(sheet).toMatch(/Spielort|Ensemble/)
  expect(text[0]).toMatch(/c\.\s*Fristen\s*d\.\s*Fahrtkosten/)
})

test('a printed list of the administration repeats its head on each sheet', async ({ page }) => {
  await logIn(page, 'office')
  await page.goto('/de/admin/organizations')
  await expect(main(page).getByRole('row')).toHaveCount(51)
  const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })))
  expect(text.length).toBeGreaterThan(1)
  for (const sheet of text) expect(sheet).toMatch(/Kategorie/)
})
