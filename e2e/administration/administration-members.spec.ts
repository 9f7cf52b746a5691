import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { logIn } from '../support/log-in'
import { main } from '../support/main'
import { expectAccessible, test } from '../support/test'

const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })

test('a delegate proposes changes, the office decides on each, and visitors see the accepted ones', async ({
  page,
  browser,
  request,
}) => {
  await logIn(page, 'beide')
  await page.goto('/de/account/unsere-einrichtung')
  await main(page)
    .getByRole('group', { name: 'Kontakt' })
    .getByRole('textbox', { name: 'Telefon' })
    .first()
    .fill('+49 30 555 0142')
  await field(page, 'Straße und Hausnummer').fill('Am Graben 7')
  const drawing = { width: 300, height: 120, channels: 3, background: 'teal' } as const
  const buffer = await sharp({ create: drawing }).png().toBuffer()
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer }
  await main(page).getByLabel('Logo', { exact: true }).setInputFiles(logo)
  await expect(main(page).getByText('Das Logo ist hochgeladen.')).toBeVisible()
  await main(page).getByRole('button', { name: 'Vorschlag senden' }).click()
  await expect(main(page).getByText('Ihr Vorschlag liegt der Geschäftsstelle vor')).toBeVisible()
  await expectAccessible(page)
  const entry = await main(page)
    .getByRole('link', { name: /^So sehen Besucherinnen/ })
    .getAttribute('href')
  const fetchEntry = async () => (await request.get(entry ?? '')).text()
  expect(await fetchEntry()).not.toContain('555 0142')

  const office = await (await browser.newContext()).newPage()
  await logIn(office, 'office')
  await office.goto('/de/admin')
  await main(office)
    .getByRole('link', { name: /vorschlag/ })
    .first()
    .click()
  await main(office).getByRole('row').nth(1).getByRole('link').first().click()
  const decide = (name: string, outcome: string) =>
    main(office)
      .getByRole('group', { name: `Entscheidung: ${name}` })
      .getByRole('radio', { name: outcome })
      .check()
  await decide('Telefon', 'Übernehmen')
  await decide('Logo', 'Übernehmen')
  await expect(main(office).getByRole('img', { name: 'Logo' }).first()).toBeVisible()
  await decide('Straße', 'Ablehnen')
  await field(office, 'Grund').fill('Bitte die Anschrift des Büros.')
  await expectAccessible(office)
  await main(office).getByRole('button', { name: 'Entscheidung speichern' }).click()
  await expect(office.getByRole('status').filter({ hasText: 'Die Entscheidung ist gespeichert' })).toBeVisible()
  await expect.poll(fetchEntry).toContain('555 0142')
  const accepted = main(office).getByRole('img', { name: 'Logo' }).last()
  const address = (await accepted.getAttribute('src')) ?? 'no picture'
  expect(await fetchEntry()).toContain(address.slice(0, address.lastIndexOf('/')))
  expect(await fetchEntry()).not.toContain('Am Graben 7')
  await page.reload()
  await expect(main(page).getByText('Bitte die Anschrift des Büros.')).toBeVisible()
})

test('a table is exported, changed, previewed and imported, and a second import changes nothing', async ({
  page,
  request,
}) => {
  await logIn(page, 'office')
  await page.goto('/en/admin/organizations?search=orchester')
  const saving = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Save as CSV' }).click()
  const table = readFileSync(await (await saving).path(), 'utf8')
  const [head = '', line = ''] = table.split('\r\n')
  const column = head.split(';').findIndex((name) => /phone/i.test(name))
  const cells = line.split(';')
  cells[column] = '+49 30 555 0177'
  const changed = {
    name: 'members.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${head}\r\n${cells.join(';')}\r\n`),
  }

  await main(page).getByRole('link', { name: 'Import CSV' }).click()
  await main(page).getByLabel('File').setInputFiles(changed)
  await expect(main(page).getByText('0 new, 1 changed')).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Import one entry' }).click()
  await expect(main(page).getByRole('heading', { name: 'Imported' })).toBeFocused()
  await expectAccessible(page)
  const response = await request.get('/en/api/organizations/?search=orchester&page_size=100')
  expect(await response.text()).toContain('555 0177')

  await main(page).getByRole('button', { name: 'Import another' }).click()
  await main(page).getByLabel('File').setInputFiles(changed)
  await expect(main(page).getByText('This table doesn’t change anything')).toBeVisible()
})
