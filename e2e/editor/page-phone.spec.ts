import { expect, type Page } from '@playwright/test'
import {
  blocks,
  button,
  insertList,
  insertOption,
  languageTool,
  linkTool,
  opener,
  textTool,
  textTools,
  toolbar,
} from '../support/editing/editing'
import { openNewPage } from '../support/editing/make-page'
import { findOverflow } from '../support/overflow'
import { expectAccessible, test } from '../support/test'

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

/** Returns true if the caret is in the window and not covered. */
const isCaretFree = (page: Page) =>
  page.evaluate(() => {
    const editedText = document.activeElement
    const selection = getSelection()
    if (!editedText || !selection || selection.rangeCount === 0) return false
    const { left, top, height } = selection.getRangeAt(0).getClientRects()[0] ?? editedText.getBoundingClientRect()
    return editedText.contains(document.elementFromPoint(left, top + height / 2))
  })

test('a page is written, linked, illustrated, arranged and published by touch', async ({ page }) => {
  const { path } = await openNewPage(page, { slug: 'daumen' })

  await test.step('an empty page starts at its placeholder, and the caret stays visible line by line', async () => {
    await page.getByRole('note').getByRole('button', { name: 'Text schreiben' }).tap()
    await page.keyboard.type('Sommerfest')
    for (let line = 0; line < 14; line += 1) {
      await page.keyboard.press('Shift+Enter')
      await page.keyboard.type(`Zeile ${line}`)
      await expect.poll(() => isCaretFree(page), `line ${line}`).toBe(true)
    }
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Die Satzung liegt aus.')
    await expect(blocks(page)).toHaveCount(2)
    await expect.poll(() => isCaretFree(page)).toBe(true)
  })

  await test.step('a word gets a link and a language', async () => {
    await blocks(page)
      .last()
      .getByText('Satzung')
      .dblclick({ position: { x: 55, y: 8 } })
    await expect(textTools(page)).toBeVisible()
    await linkTool(page).tap()
    await textTools(page).getByRole('combobox', { name: /^Ziel/ }).fill('/de/ueber-uns/satzung')
    await expectAccessible(page)
    await textTool(page, 'Übernehmen').tap()
    await expect(blocks(page).last().locator('a')).toHaveAttribute('href', '/de/ueber-uns/satzung')
    await languageTool(page).tap()
    expect(await findOverflow(page)).toEqual([])
    await textTool(page, 'Englisch').tap()
    await expect(blocks(page).last().locator('[lang=en]')).toHaveText('Satzung')
  })

  await test.step('a picture of the library is added and moved up', async () => {
    const insert = await button(page, 'Einfügen').boundingBox()
    expect((insert?.x ?? 390) + (insert?.width ?? 0)).toBeLessThanOrEqual(390)
    await button(page, 'Einfügen').tap()
    const list = insertList(page)
    // The on-screen keyboard would cover the list.
    await expect(list).toBeFocused()
    await insertOption(page, 'Bild').tap()
    await toolbar(page).getByRole('button', { name: 'Bild wählen' }).tap()
    const library = page.getByRole('dialog', { name: 'Bilder' })
    await library
      .getByRole('searchbox', { name: 'Bilder suchen' })
      .fill('Fünf Schallbecher von Blechblasinstrumenten glänzen im Dunkeln')
    await library
      .getByRole('button', { name: 'Fünf Schallbecher von Blechblasinstrumenten glänzen im Dunkeln' })
      .first()
      .tap()
    await expect(page.locator('main [data-model=image] img')).toBeVisible()
    expect(await findOverflow(page)).toEqual([])
    await button(page, 'Nach oben').tap()
    await expect(blocks(page).nth(1)).toHaveAttribute('data-model', 'image')
  })

  await test.step('it is published from the same toolbar', async () => {
    await expect(toolbar(page).locator('[data-saving]')).toHaveText('Gespeichert')
    await opener(page, 'Veröffentlichen').tap()
    await expectAccessible(page)
    await button(page, 'Jetzt veröffentlichen').tap()
    await toolbar(page).getByRole('status').first().getByRole('link').tap()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main').getByRole('link', { name: 'Satzung' })).toBeVisible()
    expect(await findOverflow(page)).toEqual([])
  })
})
