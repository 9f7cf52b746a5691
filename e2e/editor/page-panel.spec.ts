import { expect, type Page } from '@playwright/test'
import { blocks, button, insertOption, opener, toolbar } from '../support/editing/editing'
import { openNewPage, paragraph } from '../support/editing/make-page'
import { readToolsInOneRow } from '../support/editing/tools'
import { findOverflow } from '../support/overflow'
import { expectAccessible, test } from '../support/test'

const box = async (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
const dock = '[data-docked]'

test('the page makes room for the panel, whose tools follow the selection, and the outline leads to each block', async ({
  page,
}) => {
  await openNewPage(page, {
    slug: 'neben-der-seite',
    blocks: [
      { model: 'headline', data: { headline_level: 2, content: 'Was wir spielen' } },
      { model: 'container', data: { layout: 3 }, columns: [[paragraph('Links')], [paragraph('Rechts')]] },
    ],
  })
  const publish = opener(page, 'Veröffentlichen')

  await test.step('the panel leads to the settings of the page while no block is selected', async () => {
    await page.locator(dock).getByRole('button', { name: 'Suchmaschinen' }).click()
    await expect(page.getByLabel('Titel für Suchmaschinen')).toBeFocused()
    await page.keyboard.press('Escape')
  })

  const places = (tools: Awaited<ReturnType<typeof readToolsInOneRow>>) => tools.map(({ left, right }) => [left, right])

  for (const width of [1024, 1280, 1440, 1920, 2560]) {
    await test.step(`the tools are in one row in order at ${width} px, with publishing at the same place`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.keyboard.press('Escape')
      const before = await publish.boundingBox()
      await button(page, 'Nächster Block').click()
      const names = (await readToolsInOneRow(page)).map(({ name }) => name)
      expect(names.slice(0, 3)).toEqual(['Rückgängig', 'Wiederholen', 'Einfügen'])
      expect(names.slice(-2)).toEqual(['Veröffentlichen', 'Bearbeiten beenden'])
      expect(await publish.boundingBox()).toEqual(before)
      const [main, panel] = [await box(page, 'main'), await box(page, dock)]
      expect(main.right).toBeLessThanOrEqual(panel.left + 1)
      await expect(toolbar(page).locator('[data-saving]')).toHaveText('Gespeichert')
      expect(await findOverflow(page)).toEqual([])
    })
  }

  for (const width of [1024, 1280, 1920]) {
    await test.step(`no tool moves at ${width} px for any status of saving and errors`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const saving = toolbar(page).locator('[data-saving]')
      const before = places(await readToolsInOneRow(page))
      await button(page, 'Einfügen').click()
      await insertOption(page, 'Überschrift').click()
      await expect(saving).toHaveAttribute('data-saving', 'incomplete')
      await expect(button(page, 'Stelle zeigen')).toBeVisible()
      expect(places(await readToolsInOneRow(page))).toEqual(before)
      await expect(page.locator('main h2[contenteditable]')).toBeFocused()
      await page.keyboard.type('Haus')
      // A level is skipped.
      await expect(saving).toHaveAttribute('data-saving', 'saved')
      await page.locator(dock).getByText('4', { exact: true }).click()
      await expect(toolbar(page).locator('summary[data-errors]')).toBeVisible()
      expect(places(await readToolsInOneRow(page))).toEqual(before)
      await button(page, 'Löschen').click()
      await expect(saving).toHaveAttribute('data-saving', 'saved')
      expect(places(await readToolsInOneRow(page))).toEqual(before)
    })
  }

  await test.step('the status alone shows that a change is saved, and a message lies over the page', async () => {
    await blocks(page)
      .first()
      .click({ position: { x: 5, y: 5 } })
    const before = [await toolbar(page).boundingBox(), await box(page, dock)]
    await button(page, 'Duplizieren').click()
    const notice = toolbar(page).locator('[data-kind=success]')
    await expect(notice).toHaveText('Gespeichert')
    await expect(notice).toHaveClass('visually-hidden')
    await expect(toolbar(page).locator('[data-saving]')).toHaveText('Gespeichert')
    await page.keyboard.press('ControlOrMeta+c')
    await expect(notice).toContainText('kopiert')
    await expect(notice).toBeInViewport()
    expect([await toolbar(page).boundingBox(), await box(page, dock)]).toEqual(before)
    await button(page, 'Rückgängig (Duplizieren)').click()
    await expect(toolbar(page).locator('[data-saving]')).toHaveAttribute('data-saving', 'saved')
  })

  await test.step('the panel stays on its side until it is moved, and returns the room when closed', async () => {
    await button(page, 'Auf die andere Seite verschieben').click()
    expect((await box(page, dock)).left).toBe(0)
    await page.reload()
    await expect(page.locator(dock)).toBeVisible()
    expect((await box(page, dock)).left).toBe(0)
    await button(page, 'Einklappen').click()
    await expect(button(page, 'Felder')).toBeFocused()
    expect((await box(page, 'main')).left).toBe(0)
    await page.keyboard.press('Enter')
    await button(page, 'Auf die andere Seite verschieben').click()
  })

  await test.step('the outline shows and selects nested blocks', async () => {
    await button(page, 'Gliederung').click()
    const tree = toolbar(page).getByRole('treegrid', { name: 'Gliederung' })
    await expect(tree.getByRole('row')).toHaveCount(4)
    await tree.getByRole('row', { name: 'Text „Rechts“' }).click()
    await expect(tree.locator('[aria-current="true"]')).toHaveText('Text „Rechts“')
    await expect(page.locator('main [data-selected]')).toHaveText('Rechts')
    await expectAccessible(page)
  })

  await test.step('blocks are dragged in the outline by mouse and by keyboard, each as one undo step', async () => {
    const tree = toolbar(page).getByRole('treegrid', { name: 'Gliederung' })
    const order = () => blocks(page).evaluateAll((all) => all.map((element) => element.textContent))
    const before = await order()
    await tree
      .getByRole('row', { name: 'Text „Rechts“' })
      .dragTo(tree.getByRole('row').first(), { targetPosition: { x: 60, y: 2 } })
    await expect.poll(order).toEqual(['Rechts', 'Was wir spielen', 'Links', 'Links'])
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(order).toEqual(before)
    await tree.getByRole('row').first().focus()
    for (let down = 0; down < 3; down += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await expect(tree.getByRole('button', { name: 'Verschieben: Text „Rechts“' })).toBeFocused()
    await page.keyboard.press('Enter')
    const target = tree.getByRole('button', { name: 'Vor Überschrift „Was wir spielen“ einfügen' })
    for (let up = 0; up < 12 && !(await target.evaluate((element) => element === document.activeElement)); up += 1) {
      await page.keyboard.press('ArrowUp')
    }
    await expect(target).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(order).toEqual(['Rechts', 'Was wir spielen', 'Links', 'Links'])
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(order).toEqual(before)
    await button(page, 'Gliederung').click()
    await expect(toolbar(page).getByRole('heading', { name: 'Text', exact: true })).toBeVisible()
  })

  await test.step('a block is named, hidden and locked, which the outline shows, and each change is reverted', async () => {
    await button(page, 'Gliederung').click()
    const tree = toolbar(page).getByRole('treegrid', { name: 'Gliederung' })
    await tree.getByRole('row', { name: 'Text „Rechts“' }).click()
    await opener(page, 'Auswahl').click()
    await button(page, 'Umbenennen …').click()
    const dialog = page.getByRole('dialog', { name: 'Block umbenennen' })
    await dialog.getByLabel('Name').fill('Vorhang')
    await page.keyboard.press('Enter')
    await expect(tree.getByRole('row', { name: 'Vorhang' })).toBeVisible()
    for (const command of ['Auf der Website ausblenden', 'Sperren']) {
      await opener(page, 'Auswahl').click()
      await button(page, command).click()
    }
    await expect(tree.getByRole('row', { name: 'Vorhang, ausgeblendet, gesperrt' })).toBeVisible()
    await expectAccessible(page)

    const curtain = page.locator('main [data-module]', { hasText: 'Rechts' }).last()
    await expect(curtain).toHaveAttribute('data-hidden', 'Ausgeblendet')
    await expect(button(page, 'Löschen')).toHaveAttribute('aria-disabled', 'true')
    await curtain.click()
    await page.keyboard.type('x')
    await expect(curtain).toHaveText('Rechts')
    await button(page, 'Bearbeitungsansicht').click()
    await expect(curtain).toBeHidden()
    await button(page, 'Bearbeitungsansicht').click()
    await expect(tree).toBeVisible()
    await button(page, 'Gliederung').click()
    await button(page, 'Entsperren').click()
    for (let undone = 0; undone < 4; undone += 1) await page.keyboard.press('ControlOrMeta+z')
    await expect(curtain).not.toHaveAttribute('data-hidden')
  })

  await test.step('words are found and replaced everywhere, and restored by one undo', async () => {
    await button(page, 'Gliederung').click()
    await opener(page, 'Auswahl').click()
    await button(page, 'Suchen und ersetzen …').click()
    const dialog = page.getByRole('dialog', { name: 'Suchen und ersetzen' })
    await dialog.getByLabel('Suchen').fill('s')
    await expect(dialog.getByRole('status')).toHaveText('5 Stellen')
    await dialog.getByLabel('Groß- und Kleinschreibung beachten').check()
    await dialog.getByLabel('Suchen').fill('Was')
    await expect(dialog.getByRole('listitem')).toHaveText([/Was wir spielen/])
    await dialog.getByLabel('Ersetzen durch').fill('Wann')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Eine Stelle ersetzen' }).click()
    await expect(page.getByRole('heading', { name: 'Wann wir spielen' })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByRole('heading', { name: 'Was wir spielen' })).toBeVisible()
    await button(page, 'Gliederung').click()
  })

  await test.step('the settings of the header are reached from the header', async () => {
    await page.getByRole('button', { name: 'Bild, Text und Link' }).click()
    const sheet = page.getByRole('dialog', { name: 'Seiteneinstellungen' })
    await expect(sheet.getByRole('textbox', { name: 'Text im Seitenkopf', exact: true })).toBeFocused()
    await page.keyboard.type('Von September bis Juni')
    await page.keyboard.press('Escape')
    await page.locator('main header').getByText('Von September bis Juni').click()
    await page.keyboard.press('End')
    await page.keyboard.type(', jeden Tag')
    await expect(page.locator('main header')).toContainText('Von September bis Juni, jeden Tag')
    await expect(toolbar(page).locator('[data-saving]')).toHaveText('Gespeichert')
  })

  await test.step('publishing is in reach on a phone, and the fields open from below', async () => {
    await page.setViewportSize({ width: 390, height: 780 })
    await expect(publish).toBeInViewport({ ratio: 1 })
    await blocks(page)
      .first()
      .click({ position: { x: 5, y: 5 } })
    await button(page, 'Felder').click()
    const fields = toolbar(page).getByRole('region', { name: 'Felder: Überschrift' })
    await expect(fields).toBeInViewport()
    expect((await fields.boundingBox())?.width).toBeGreaterThan(380)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await button(page, 'Gliederung').click()
    const outline = page.getByRole('dialog', { name: 'Gliederung' })
    await expect(outline.getByRole('row')).toHaveCount(4)
    await expectAccessible(page)
    await outline.getByRole('row', { name: 'Text „Rechts“' }).click()
    await expect(outline).toBeHidden()
    await expect(page.locator('main [data-selected]')).toHaveText('Rechts')
  })
})
