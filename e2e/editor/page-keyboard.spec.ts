import { expect, type Page } from '@playwright/test'
import { blocks, button, insertOption, linkTool, opener, toolbar } from '../support/editing/editing'
import { openNewPage, paragraph } from '../support/editing/make-page'
import { expectFocusKept, pressEnterAt, pressOption, tabTo } from '../support/keyboard'
import { expectAccessible, test } from '../support/test'

// Like most browsers, with prefetches and animations.
test.use({ savesData: false })

// Long scenarios with many stops.
test.setTimeout(120_000)

const film = 'https://vimeo.com/76979871'
const panel = (page: Page, block: string) => toolbar(page).getByRole('region', { name: `Felder: ${block}` })
const writtenText = (page: Page) => page.getByRole('textbox', { name: 'Text dieses Blocks' })
const selectedBlock = (page: Page) => page.locator('main [data-selected]')

/**
 * Opens the editor on a page with two texts, with the focus on the button that selects the first
 * block.
 */
async function open(page: Page, slug: string) {
  const newPage = await openNewPage(page, { slug, blocks: ['Eins', 'Zwei'].map(paragraph) })
  await expect(button(page, 'Nächster Block')).toBeVisible()
  await tabTo(page, button(page, 'Nächster Block'))
  return newPage
}

/** Inserts a block after the selected one. */
async function insert(page: Page, name: string): Promise<void> {
  await pressEnterAt(page, button(page, 'Einfügen'), 'Shift+Tab')
  await pressOption(page, insertOption(page, name))
}

test('a page is created, arranged and published without a pointer', async ({ page, browser }) => {
  const { path } = await open(page, 'nur-tasten')
  await page.keyboard.press('Enter')
  await expect(selectedBlock(page)).toHaveText('Eins')

  await insert(page, 'Text')
  await expect(writtenText(page)).toBeFocused()
  await page.keyboard.type('Neu geschrieben')
  await page.keyboard.press('Escape')
  await expect(button(page, 'Text schreiben')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(writtenText(page)).toBeFocused()
  await page.keyboard.type(', und weiter')
  await page.keyboard.press('Escape')
  await expectFocusKept(page)

  await insert(page, 'Video')
  const address = panel(page, 'Video').getByRole('textbox', { name: 'Adresse des Videos' })
  await expect(address).toBeFocused()
  await page.keyboard.type(film)
  await page.keyboard.press('Tab')
  await expectFocusKept(page)
  await page.keyboard.type('Probe im Haus')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Einfügen')).toBeFocused()
  await expect(panel(page, 'Video')).toBeVisible()

  const models = () =>
    page.locator('main [data-module]').evaluateAll((all) => all.map((block) => block.getAttribute('data-model')))
  await pressEnterAt(page, button(page, 'Nach oben'))
  expect(await models()).toEqual(['text', 'video', 'text', 'text'])
  await expectFocusKept(page)
  await pressEnterAt(page, button(page, 'Rückgängig (Verschieben)'))
  expect(await models()).toEqual(['text', 'text', 'video', 'text'])
  await expectFocusKept(page)
  await pressEnterAt(page, button(page, 'Wiederholen (Verschieben)'))
  expect(await models()).toEqual(['text', 'video', 'text', 'text'])
  await expectFocusKept(page)

  await pressEnterAt(page, opener(page, 'Auswahl'), 'Shift+Tab')
  await pressEnterAt(page, button(page, 'Suchen und ersetzen …'))
  const finding = page.getByRole('dialog', { name: 'Suchen und ersetzen' })
  await expect(finding.getByLabel('Suchen', { exact: true })).toBeFocused()
  await page.keyboard.type('weiter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('fort')
  await expect(finding.getByRole('listitem')).toHaveText([/Neu geschrieben, und weiter/])
  await page.keyboard.press('Enter')
  await expect(blocks(page).filter({ hasText: 'Neu geschrieben' })).toHaveText('Neu geschrieben, und fort')
  await expectFocusKept(page)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(blocks(page).filter({ hasText: 'Neu geschrieben' })).toHaveText('Neu geschrieben, und weiter')

  await pressEnterAt(page, opener(page, 'Veröffentlichen'))
  await tabTo(page, toolbar(page).getByLabel('Notiz'))
  await page.keyboard.type('Ohne Maus')
  await pressEnterAt(page, button(page, 'Jetzt veröffentlichen'))
  await expect(toolbar(page).locator('[data-state]')).toHaveText('Veröffentlicht')
  await expect(opener(page, 'Veröffentlichen')).toBeFocused()

  const visitor = await browser.newContext()
  const visitorPage = await visitor.newPage()
  await visitorPage.goto(path)
  await expect(visitorPage.locator('main')).toContainText('Neu geschrieben, und weiter')
  await expect(visitorPage.locator('main')).toContainText('Probe im Haus')
  await visitor.close()
})

test('a block without inline texts moves the focus to its fields, or to their button while they are collapsed', async ({
  page,
}) => {
  await open(page, 'einfuegen-mit-tasten')
  await page.keyboard.press('Enter')
  for (const name of ['Bild', 'Audio', 'HTML', 'Container: Zwei gleich breite', 'Abschnitt', 'Videoliste']) {
    await insert(page, name)
    await expect(
      toolbar(page)
        .getByRole('region', { name: /^Felder/ })
        .locator(':focus'),
    ).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(button(page, 'Einfügen')).toBeFocused()
    await expect(selectedBlock(page)).toHaveCount(1)
  }
  await pressEnterAt(page, button(page, 'Einklappen'))
  await insert(page, 'Video der Liste')
  await expect(button(page, 'Felder')).toBeFocused()
})

test('Escape closes an open panel before it leaves the block', async ({ page }) => {
  await open(page, 'escape')
  await page.keyboard.press('Enter')
  for (const title of ['Auswahl', 'Zeitplan', 'Veröffentlichen']) {
    await pressEnterAt(page, opener(page, title))
    await expect(toolbar(page).locator('details[open]').locator('input, button').first()).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(toolbar(page).locator('details[open]')).toHaveCount(0)
    await expect(opener(page, title)).toBeFocused()
    await expect(selectedBlock(page)).toHaveText('Eins')
  }
  // These panels have no stop and are closed from outside.
  for (const title of ['Tastenkürzel', 'Barrierefreiheit: nichts gefunden', 'Versionen']) {
    await pressEnterAt(page, opener(page, title))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(toolbar(page).locator('details[open]')).toHaveCount(0)
    await expect(selectedBlock(page)).toHaveText('Eins')
    await expectFocusKept(page)
  }
  await pressEnterAt(page, button(page, 'Text schreiben'), 'Shift+Tab')
  await expect(writtenText(page)).toBeFocused()
  await page.keyboard.press('Alt+F10')
  await pressEnterAt(page, linkTool(page))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(linkTool(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(writtenText(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expectFocusKept(page)
  await page.keyboard.press('Escape')
  await expect(selectedBlock(page)).toHaveCount(0)
  await expectFocusKept(page)
})

test('the focus stays on the page when its element is undone, moved or deleted', async ({ page }) => {
  await open(page, 'bleiben')
  await page.keyboard.press('Enter')
  await insert(page, 'Überschrift')
  await page.keyboard.type('Weg damit')
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expect(blocks(page).first()).toHaveText('Weg damit')
  await expect(button(page, 'Text schreiben')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main h2[contenteditable]')).toBeFocused()
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect(blocks(page)).toHaveText(['Eins', 'Zwei'], { timeout: 500 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Darunter einfügen' })).toHaveCount(0)
  await expectFocusKept(page)
  await pressEnterAt(page, button(page, 'Nächster Block'))
  await pressEnterAt(page, button(page, 'Löschen'))
  await expect(blocks(page)).toHaveCount(1)
  await expectFocusKept(page)
  await page.keyboard.press('Enter')
  await expect(blocks(page)).toHaveCount(0)
  await expectFocusKept(page)
})

test('the focus returns to a restored version', async ({ page }) => {
  const { id, path, headers } = await open(page, 'zurueck-mit-tasten')
  const publishedResponse = await page.request.post(`/de/pageeditor-api/page/${id}/publish/`, {
    headers,
    data: { note: 'Erste' },
  })
  expect(publishedResponse.ok()).toBe(true)
  await page.goto(`${path}?edit`)
  await expect(button(page, 'Nächster Block')).toBeVisible()
  await pressEnterAt(page, opener(page, 'Versionen'))
  const restore = button(page, 'Wiederherstellen Version 1')
  // The button is disabled until the page is loaded and saved.
  await expect(restore).toBeEnabled()
  await pressEnterAt(page, restore)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(restore).toBeFocused()
  await page.keyboard.press('Enter')
  await pressEnterAt(page, dialog.getByRole('button', { name: 'Wiederherstellen' }))
  await expect(dialog).toHaveCount(0)
  await expect(toolbar(page).getByRole('status').first()).toContainText('Version 1')
  await expect(restore).toBeFocused()
})
