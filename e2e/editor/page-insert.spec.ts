import { expect } from '@playwright/test'
import { blocks, button, insertList, insertOption, insertSearch, opener, toolbar } from '../support/editing/editing'
import { openNewPage } from '../support/editing/make-page'
import { paste } from '../support/editing/paste'
import { findOverflow } from '../support/overflow'
import { insertPicture } from '../support/pictures'
import { expectAccessible, test } from '../support/test'

test('an empty page starts with a text, and blocks are selected at their place', async ({ page }) => {
  await openNewPage(page, { slug: 'einfuege-stellen' })
  const title = page.getByRole('heading', { level: 1 })
  await test.step('the note on an empty page starts a text', async () => {
    await page.getByRole('note').getByRole('button', { name: 'Text schreiben' }).click()
    await page.keyboard.type('Weg damit')
    await expect(blocks(page)).toHaveText(['Weg damit'])
    await button(page, 'Rückgängig (Schreiben)').click()
    await button(page, 'Rückgängig (Einfügen)').click()
    await expect(blocks(page)).toHaveCount(0)
  })

  await test.step('the title is edited on the page, and Enter moves to the first text', async () => {
    await title.click()
    await expect(title).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Spielplan')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Anfang')
    await expect(blocks(page)).toHaveText(['Anfang'])
    await expect(title).toHaveText('Spielplan')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    await expect(title).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Escape')
    await expect(title).toHaveText('Spielplan')
    await blocks(page).getByText('Anfang').click()
    await page.keyboard.press('End')
  })

  const list = insertList(page)
  await test.step('a slash in an empty line opens the list of blocks with a search at its place', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.press('/')
    await expect(blocks(page)).toHaveCount(2)
    await expect(insertSearch(page)).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('zitat aussage')
    await expect(list.getByRole('option')).toHaveCount(1)
    await expect(insertOption(page, 'Zitat')).toHaveAccessibleDescription('Eine Aussage in großer Schrift, mit Namen.')
    await page.keyboard.press('Enter')
    await expect(list).toBeHidden()
    await expect(page.getByRole('log').filter({ hasText: 'Eingefügt' })).toHaveText('Eingefügt: Zitat')
    await page.keyboard.type('Das ist gesagt')
    await expect(blocks(page)).toHaveText(['Anfang', 'Das ist gesagt'])
    await expect(page.getByRole('main').getByRole('article')).toMatchAriaSnapshot(`
      - article:
        - heading "Spielplan" [level=1]
        - paragraph: Anfang
        - figure:
          - blockquote:
            - textbox "Text dieses Blocks"
    `)
    await expect(page.getByRole('textbox', { name: 'Text dieses Blocks' })).toBeFocused()
  })

  await test.step('Escape closes the list, and typing continues', async () => {
    await blocks(page).first().getByText('Anfang').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.press('/')
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await page.keyboard.type('Mitte')
    await expect(blocks(page)).toHaveText(['Anfang', 'Mitte', 'Das ist gesagt'])
  })

  await test.step('the button above a block opens the list below its place, with the last block first', async () => {
    const point = page.getByRole('button', { name: 'Darüber einfügen' })
    await point.click()
    const [place, listBox] = [await point.boundingBox(), await list.boundingBox()]
    expect(listBox?.y).toBeGreaterThanOrEqual((place?.y ?? 0) + (place?.height ?? 0) / 2)
    await expect(list.getByRole('group').first()).toHaveAccessibleName('Zuletzt eingefügt')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Noch eins')
    await expect(blocks(page)).toHaveText(['Anfang', 'Noch eins', 'Mitte', 'Das ist gesagt'])
  })

  await test.step('a pattern is inserted completely and removed by one undo, and its empty columns have a placeholder', async () => {
    await page.getByRole('button', { name: 'Darunter einfügen', exact: true }).click()
    await insertSearch(page).fill('neben text')
    await page.keyboard.press('Enter')
    await expect(blocks(page)).toHaveCount(7)
    await page.getByRole('button', { name: /^Rückgängig/ }).click()
    await expect(blocks(page)).toHaveCount(4)
    await blocks(page).last().hover()
    await page.getByRole('button', { name: 'Darunter einfügen', exact: true }).click()
    await insertOption(page, 'Container: Zwei gleich breite').click()
    await page.getByRole('button', { name: 'In: Container, Spalte 2' }).click()
    await page.keyboard.type('text')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Rechts')
    await expect(page.locator('main [data-model=container] [data-layout] > div').nth(1)).toHaveText('Rechts')
  })

  await test.step('the pasted URL of a film becomes the film', async () => {
    await blocks(page).getByText('Das ist gesagt').click()
    await page.getByRole('button', { name: 'Darüber einfügen' }).click()
    await page.keyboard.type('absätze')
    await page.keyboard.press('Enter')
    await expect(page.locator('main [contenteditable]:focus')).toHaveText('')
    await paste(page, { 'text/plain': 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' })
    await expect(page.locator('main [data-model=video]')).toBeVisible()
  })

  await test.step('a table is edited from its first cell', async () => {
    await blocks(page).getByText('Das ist gesagt').click()
    await page.getByRole('button', { name: 'Darüber einfügen' }).click()
    await page.keyboard.type('tabelle')
    await page.keyboard.press('Enter')
    await expect(page.locator('main table[contenteditable], main [contenteditable] table')).toBeVisible()
    await page.keyboard.type('Wann')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Was')
    await expect(page.locator('main table tr').first().locator('td')).toHaveText(['Wann', 'Was', ''])
  })

  await test.step('the list fits on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 780 })
    await page.getByRole('button', { name: 'Darunter einfügen', exact: true }).click()
    await expect(list).toBeInViewport({ ratio: 0.9 })
    expect(await findOverflow(page)).toEqual([])
    await expectAccessible(page)
  })
  await expect(toolbar(page).locator('[data-saving]')).toHaveText('Gespeichert')
})

test('an empty page becomes a published one with text, quote, table, film and picture', async ({ page, request }) => {
  const { path } = await openNewPage(page, { slug: 'von-leer-an' })
  const choose = async (words: string) => {
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('note').getByRole('button', { name: 'Text schreiben' }).click()
  await page.keyboard.type('Willkommen im neuen Haus.')
  await page.keyboard.press('Enter')
  await choose('/zitat aussage')
  await page.keyboard.type('Ein Haus für alle.')
  await expect(blocks(page)).toHaveText(['Willkommen im neuen Haus.', 'Ein Haus für alle.'])

  await page.getByRole('button', { name: 'Darunter einfügen', exact: true }).click()
  await choose('tabelle')
  await expect(page.locator('main [contenteditable] table')).toBeVisible()
  await page.keyboard.type('Wann')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Was')

  await page.getByRole('button', { name: 'Darunter einfügen', exact: true }).click()
  await choose('absätze')
  await expect(page.locator('main [contenteditable]:focus')).toHaveText('')
  await paste(page, { 'text/plain': 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' })
  await expect(page.locator('main [data-model=video]')).toBeVisible()

  await insertPicture(page, { event: 'drop', target: '[data-module]', name: 'von-leer-an.png', color: '#224466' })
  const picture = page.locator('main [data-model=image] img')
  await picture.click()
  await page.getByText('Quer, 4:3').click()
  await expect
    .poll(async () => {
      const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {}
      return (width / height).toFixed(2)
    })
    .toBe('1.33')

  await opener(page, 'Veröffentlichen').click()
  const problems = toolbar(page).getByRole('listitem').filter({ hasText: 'Bild' })
  await problems.getByRole('button', { name: 'Stelle zeigen' }).click()
  await expect(button(page, 'Jetzt veröffentlichen')).toBeHidden()
  await page.getByText('Beschreibung, Bildnachweis, Fokuspunkt').click()
  await page.getByLabel('Alternativtext (Deutsch)').fill('Das neue Haus im Abendlicht')
  await page.getByLabel('Bildnachweis').fill('Ada Lux')
  await expect(page.locator('main img[alt="Das neue Haus im Abendlicht"]')).toBeVisible()

  await expect(toolbar(page).locator('[data-saving]')).toHaveText('Gespeichert')
  await opener(page, 'Veröffentlichen').click()
  await button(page, 'Jetzt veröffentlichen').click()
  await expect(toolbar(page).getByRole('status').first()).toContainText('Die Seite ist veröffentlicht.')
  const html = await (await request.get(path)).text()
  for (const part of ['Ein Haus für alle.', '<table', 'data-model="video"', 'alt="Das neue Haus im Abendlicht"'])
    expect(html).toContain(part)
})
