import { expect, type Page } from '@playwright/test'
import { blocks, button, toolbar } from '../support/editing/editing'
import { makePage, openNewPage, paragraph } from '../support/editing/make-page'
import { logIn } from '../support/log-in'
import { findOverflow } from '../support/overflow'
import { dropFile, insertPicture } from '../support/pictures'
import { dropPageProblems, expectAccessible, test } from '../support/test'

const status = (page: Page) => toolbar(page).getByRole('status').first()
const libraryPath = '/de/cms-hub/media'
const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads' })

async function openLibrary(page: Page): Promise<Record<string, string>> {
  const headers = await logIn(page, 'editor')
  await page.goto(libraryPath)
  await expect(page.getByRole('status').filter({ hasText: 'Bildern' })).toBeVisible()
  return headers
}

async function publish(page: Page): Promise<void> {
  await toolbar(page).getByText('Veröffentlichen', { exact: true }).click()
  await toolbar(page).getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
}

// One after the other: each test sees the whole library, and some delete pictures from it.
test.describe.configure({ mode: 'default' })

test('a picture is pasted onto a page, described, published, and visible with its description', async ({
  page,
  request,
  pageProblems,
}) => {
  test.setTimeout(120_000)
  const { path } = await openNewPage(page, { slug: 'bild-einfuegen', blocks: [paragraph('Eins'), paragraph('Zwei')] })
  await button(page, 'Nächster Block').click()
  await insertPicture(page, { event: 'paste', name: 'eingefuegt.png', color: '#123456' })
  await expect(blocks(page)).toHaveCount(3)
  await expect(blocks(page).nth(1).locator('img')).toBeVisible()
  await expect(status(page)).toHaveText('Gespeichert')

  await button(page, 'Rückgängig (Einfügen)').click()
  await expect(blocks(page)).toHaveCount(2)
  await insertPicture(page, { event: 'drop', target: '[data-module]', name: 'gezogen.png', color: '#654321' })
  await expect(blocks(page)).toHaveCount(3)
  await expect(toolbar(page).locator('[data-state]')).not.toContainText('wird gespeichert')
  const picture = blocks(page).nth(1).locator('img')
  const source = await picture.getAttribute('src')

  // A picture without a description cannot be published unless it is decorative.
  await toolbar(page).getByText('Veröffentlichen', { exact: true }).click()
  await button(page, 'Jetzt veröffentlichen').click()
  await expect(toolbar(page).getByRole('alert').filter({ hasText: 'Noch ein Fehler' })).toBeVisible()
  expect((await request.get(path)).status()).toBe(404)

  await page.goto(libraryPath)
  await page.getByRole('button', { name: 'gezogen.png' }).click()
  await page.getByLabel('Alternativtext (Deutsch)').fill('Ein Fenster im Dunkeln')
  await page.getByRole('button', { name: 'Angaben speichern' }).click()
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  await page.goto(`${path}?edit`)
  await publish(page)
  await expect(status(page)).toContainText('Die Seite ist veröffentlicht.')

  const visitor = await (await request.get(path)).text()
  expect(visitor).toContain(`src="${source}" alt="Ein Fenster im Dunkeln"`)

  await page.goto(libraryPath)
  await page.getByRole('button', { name: 'Ein Fenster im Dunkeln' }).click()
  await expect(page.getByRole('region', { name: 'Verwendet in' }).getByRole('link').first()).toBeVisible()
  await page.getByRole('button', { name: 'Bild löschen' }).click()
  await page.getByRole('button', { name: 'Endgültig löschen' }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'noch verwendet' })
  await expect(refusal.getByRole('link', { name: /bild-einfuegen/ }).first()).toBeVisible()
  // The browser logs the refusal.
  expect(pageProblems).toEqual([expect.stringContaining('409')])
  pageProblems.length = 0
})

test('files are dropped into the library: a file that is not a picture is rejected, the others are uploaded', async ({
  page,
  pageProblems,
}) => {
  await openLibrary(page)
  await dropFile(page, 'kein-bild.png', 2000)
  await expect(uploads(page).getByText('Die Datei ist kein Bild')).toBeVisible()
  await dropFile(page, 'zu-gross.png', 20 * 1024 * 1024)
  await expect(uploads(page).getByText('höchstens 20 MB')).toBeVisible()
  await insertPicture(page, { event: 'drop', name: 'abgelegt.png', color: '#0a5511' })
  await insertPicture(page, { event: 'paste', name: 'kopiert.png', color: '#aa5511' })
  await expect(uploads(page).getByText('Hochgeladen')).toHaveCount(2)
  await expectAccessible(page)

  await uploads(page).getByRole('button', { name: 'Beschreiben abgelegt.png' }).press('Enter')
  const focal = page.getByRole('slider', { name: 'Fokuspunkt' })
  await focal.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await expect(focal).toHaveAttribute('aria-valuetext', '70 % von links, 40 % von oben')
  await page.getByLabel(/Das Bild ist dekorativ/).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Angaben speichern' }).press('Enter')
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Zur Mediathek' }).press('Enter')
  const tile = page.getByRole('button', { name: 'abgelegt.png Dekorativ' })
  await expect(tile).toBeFocused()

  await tile.press('Enter')
  await page.getByRole('button', { name: 'Bild löschen' }).press('Enter')
  await page.getByRole('button', { name: 'Endgültig löschen' }).press('Enter')
  // A missing tile only counts after the library has loaded.
  await expect(page.getByRole('button', { name: 'Bilder hochladen' })).toBeVisible()
  await expect(tile).toHaveCount(0)
  // The browser logs the rejected file.
  dropPageProblems(pageProblems, /status of 400/)
})

test('folders are created, renamed, and deleted only if they are empty', async ({ page, pageProblems }) => {
  await openLibrary(page)
  const folders = page.getByRole('region', { name: 'Ordner' })
  const pressFolderButton = (name: string) => folders.getByRole('button', { name, exact: true }).click()
  await pressFolderButton('Neuer Ordner')
  await folders.getByLabel('Name').fill('Spielzeit')
  await pressFolderButton('Speichern')
  await expect(folders.getByRole('row', { name: /^Spielzeit/ })).toBeFocused()
  await insertPicture(page, { event: 'drop', name: 'im-ordner.png', color: '#115599' })
  await expect(folders.getByRole('row', { name: 'Spielzeit 1 Bild' })).toBeVisible()
  await pressFolderButton('Löschen')
  await pressFolderButton('Ordner löschen')
  await expect(folders.getByRole('alert')).toHaveText('Der Ordner ist nicht leer.')
  await pressFolderButton('Umbenennen')
  await folders.getByLabel('Name').fill('Spielzeit 26')
  await pressFolderButton('Speichern')
  await expect(folders.getByRole('row', { name: 'Spielzeit 26 1 Bild' })).toBeFocused()
  await page.getByRole('button', { name: 'im-ordner.png' }).last().click()
  await page.getByRole('combobox', { name: 'Ordner' }).selectOption('Ohne Ordner')
  await page.getByRole('button', { name: 'Angaben speichern' }).click()
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Zur Mediathek' }).click()
  await expect(folders.getByRole('row', { name: 'Spielzeit 26 0 Bilder' })).toBeVisible()
  await pressFolderButton('Löschen')
  await pressFolderButton('Ordner löschen')
  await expect(folders.getByRole('row', { name: /^Spielzeit/ })).toHaveCount(0)
  dropPageProblems(pageProblems, /status of 409/)
})

test('a picture is selected from the library, replaced and described without leaving the page', async ({ page }) => {
  const headers = await logIn(page, 'editor')
  const { path } = await makePage({ request: page.request, headers, slug: 'bild-waehlen' })
  await page.goto(`${path}?edit&settings`)
  const field = page.getByRole('group', { name: 'Bild im Seitenkopf' })
  const dialog = page.getByRole('dialog', { name: 'Bilder' })
  await field.getByRole('button', { name: 'Bild wählen' }).click()
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(field.getByRole('button', { name: 'Bild wählen' })).toBeFocused()

  await field.getByRole('button', { name: 'Bild wählen' }).click()
  await insertPicture(page, { event: 'drop', target: 'dialog', name: 'auftakt.png', color: '#991155' })
  // The uploaded picture is the selected one.
  await expect(dialog).toHaveCount(0)
  await expect(field.getByText('Noch nicht beschrieben')).toBeVisible()
  await field.getByRole('button', { name: 'Angaben bearbeiten' }).click()
  await dialog.getByLabel('Alternativtext (Deutsch)').fill('Der Auftakt')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Dieses Bild verwenden' }).click()
  await expect(field.getByText('Der Auftakt')).toBeVisible()
  await expect(page.locator('main article img[alt="Der Auftakt"]').first()).toBeVisible()

  await field.getByText('Beschreibung, Bildnachweis, Fokuspunkt').click()
  await field.getByLabel('Alternativtext (Deutsch)').fill('Der erste Auftakt')
  await field.getByLabel('Bildnachweis').fill('Ada Lux')
  await field.getByRole('slider', { name: 'Fokuspunkt' }).press('ArrowLeft')
  await expect(field.getByRole('status').last()).toHaveText('Gespeichert')
  await expect(page.locator('main article img[alt="Der erste Auftakt"]').first()).toBeVisible()
  await expectAccessible(page)

  await field.getByRole('button', { name: 'Anderes Bild wählen' }).click()
  await insertPicture(page, { event: 'paste', target: 'dialog', name: 'ersatz.png', color: '#559911' })
  await expect(dialog).toHaveCount(0)
  await expect(field.getByText('Noch nicht beschrieben')).toBeVisible()
})

test('the library fits in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openLibrary(page)
  expect(await findOverflow(page)).toEqual([])
  await page.getByRole('button', { name: 'Ordner: Alle Bilder' }).click()
  expect(await findOverflow(page)).toEqual([])
  await page.locator('button[id$="-details"]').first().click()
  await expect(page.getByRole('slider')).toBeVisible()
  expect(await findOverflow(page)).toEqual([])
})
