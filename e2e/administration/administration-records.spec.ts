import { expect, type Page } from '@playwright/test'
import { logIn } from '../support/log-in'
import { main } from '../support/main'
import { expectAccessible, test } from '../support/test'

const group = (page: Page, name: string) => main(page).getByRole('group', { name, exact: true })

async function writeBoth(page: Page, name: string, { de, en }: { de: string; en: string }): Promise<void> {
  await group(page, name)
    .getByRole('textbox', { name: /^(Deutsch|German)$/ })
    .fill(de)
  await group(page, name)
    .getByRole('textbox', { name: /^(Englisch|English)$/ })
    .fill(en)
}

async function save(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: /^(Speichern|Save)$/ })
    .click()
  await expect(page.getByRole('status').filter({ hasText: /^(Gespeichert|Saved)$/ })).toBeVisible()
}

/** Selects a record in a field with search. */
async function choose(page: Page, name: string, words: string): Promise<void> {
  await main(page).getByRole('combobox', { name, exact: true }).last().fill(words)
  await main(page).getByRole('option', { name: words }).first().click()
}

/** Deletes the open record, because other tests read the same lists. */
async function remove(page: Page): Promise<void> {
  const name = /^(Löschen|Delete)$/
  const address = page.url()
  await main(page).getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect(page).not.toHaveURL(address)
}

const getId = (page: Page) => /\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? 'none'

test('a press release is planned for tomorrow at ten, appears in the schedule, and is published immediately instead', async ({
  page,
  request,
}) => {
  await logIn(page, 'admin')
  await page.goto('/de/admin')
  await main(page).getByRole('link', { name: 'Neue Pressemitteilung' }).click()
  await writeBoth(page, 'Titel', { de: 'Ein neuer Vertrag', en: 'A new agreement' })
  const files = main(page).getByRole('group', { name: 'Anhänge' })
  const pdf = { name: 'Vertrag.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await files.locator('input[type=file]').setInputFiles(pdf)
  await expect(files.getByRole('link', { name: 'Vertrag' })).toBeVisible()
  await save(page)
  await main(page).getByRole('button', { name: 'Veröffentlichen' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Veröffentlicht wird auf Deutsch und auf Englisch.')
  await expect(dialog).toContainText('Noch ohne Text: die deutsche Fassung von „Ein neuer Vertrag“.')
  const tomorrow = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' })
  await dialog.getByRole('textbox').fill(`${tomorrow.format(Date.now() + 24 * 3_600_000)} 10:00`)
  await dialog.getByRole('button', { name: 'Planen', exact: true }).click()
  await expect(dialog).toBeHidden()
  await main(page).getByRole('button', { name: 'Vorschau-Link …' }).click()
  await dialog.getByRole('button', { name: 'Link anlegen' }).click()
  const sharedResponse = await request.get(await dialog.getByLabel('Adresse').inputValue())
  const [, sharedFile = ''] = /href="(\/api\/preview\/files\/[^"]+)"/.exec(await sharedResponse.text()) ?? []
  expect((await request.get(sharedFile)).headers()['content-type']).toBe('application/pdf')
  const path = `/pressemitteilungen/ein-neuer-vertrag/${getId(page)}`
  await page.goto(`/de${path}`)
  await expect(page.getByRole('link', { name: /^Vertrag PDF/ })).toBeVisible()
  await page.goto('/de/admin/schedule?search=neuer+vertrag')
  await expect(
    main(page)
      .getByRole('row', { name: /Ein neuer Vertrag/ })
      .first(),
  ).toContainText('10:00')
  expect((await request.get(`/de${path}`)).status()).toBe(404)

  await page.goto('/de/admin/press-releases?search=neuer+vertrag')
  await main(page)
    .getByRole('row', { name: /neuer Vertrag/ })
    .getByRole('checkbox')
    .check()
  await main(page).getByRole('button', { name: 'Veröffentlichen' }).click()
  await dialog.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await expect.poll(async () => (await request.get(`/de${path}`)).status()).toBe(200)
  for (const [list, title] of [
    ['/de/pressemitteilungen', 'Ein neuer Vertrag'],
    ['/en/press-releases', 'A new agreement'],
  ] as const) {
    await expect.poll(async () => (await request.get(list)).text()).toContain(title)
  }
  await main(page).getByRole('link', { name: 'Ein neuer Vertrag', exact: true }).click()
  await remove(page)
  await expect.poll(async () => (await request.get(`/de${path}`)).status()).toBe(410)
})

test('an event is created, published, and appears in the calendar', async ({ page, request }) => {
  await logIn(page, 'editor')
  await page.goto('/en/admin/events/new')
  await writeBoth(page, 'Title', { de: 'Tag der Bühnentechnik', en: 'Day of stage technology' })
  await main(page).getByRole('textbox', { name: 'Start' }).fill('03.12.2026 10:00')
  await main(page).getByRole('button', { name: 'Save' }).click()
  await expect(main(page).getByRole('alert')).toContainText('End: Required')
  await main(page).getByRole('textbox', { name: 'End' }).fill('03.12.2026 17:00')
  await save(page)
  await main(page).getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  const fetchCalendar = async () => (await request.get('/en/calendar?from=2026-12-01')).text()
  await expect.poll(fetchCalendar).toContain('Day of stage technology')
  await remove(page)
  await expect.poll(fetchCalendar).not.toContain('Day of stage technology')
})

test('an option of the job board is created, offered and deleted', async ({ page, request }) => {
  await logIn(page, 'admin')
  await page.goto('/en/admin/job-lookups/new')
  await main(page).getByRole('combobox', { name: 'Field' }).selectOption('Field of work')
  await writeBoth(page, 'Name', { de: 'Bühnenmagie', en: 'Stage magic' })
  await save(page)
  const fetchOptions = async () => (await request.get('/en/api/jobs/categories/')).text()
  await expect.poll(fetchOptions).toContain('Stage magic')

  await remove(page)
  await expect.poll(fetchOptions).not.toContain('Stage magic')
})

test('a file is uploaded, served and assigned to a union, which is named before its deletion', async ({
  page,
  browser,
}) => {
  await logIn(page, 'admin')
  await page.goto('/de/admin/download-files/new')
  const file = { name: 'Geschaeftsordnung.txt', mimeType: 'text/plain', buffer: Buffer.from('Paragraf 1') }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(main(page).getByText('Die Datei ist hochgeladen')).toBeVisible()
  await writeBoth(page, 'Titel', { de: 'Geschäftsordnung der Technik', en: 'Rules of procedure' })
  await choose(page, 'Verzeichnis', 'Satzung und Beitritt')
  await save(page)
  const address = page.url()

  await page.goto('/de/admin/unions')
  await main(page).getByRole('link', { name: 'Tarifausschuss' }).click()
  await main(page).getByRole('button', { name: 'Unterlage hinzufügen' }).click()
  await choose(page, 'Datei aus den Downloads', 'Geschäftsordnung der Technik')
  await save(page)
  const member = await (await browser.newContext()).newPage()
  await logIn(member, 'mitglied')
  await member.goto('/de/account/ausschuesse')
  await expect(main(member).getByRole('link', { name: /Geschäftsordnung der Technik/ })).toBeVisible()

  await page.goto(address)
  await main(page).getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByRole('dialog').getByText('Tarifausschuss')).toBeVisible()
})

test('the links of the site are checked on demand', async ({ page }) => {
  await logIn(page, 'editor')
  await page.goto('/en/admin/broken-links')
  await main(page).getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Checked: / })).toBeVisible()
  await expect(main(page).getByText(/Last checked: /)).toBeVisible()
  await expectAccessible(page)
})
