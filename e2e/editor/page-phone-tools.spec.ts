import { expect } from '@playwright/test'
import { blocks, button, insertList, insertOption, opener, toolbar } from '../support/editing/editing'
import { leaveTour } from '../support/editing/leave-tour'
import { openNewPage, paragraph } from '../support/editing/make-page'
import { findOverflow } from '../support/overflow'
import { expectAccessible, test } from '../support/test'

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
test.beforeEach(({ page }) => leaveTour(page))

const headline = { model: 'headline', data: { headline_level: 2, content: 'Spielplan' } }

test('text flows, and blocks are inserted, found, hidden and moved by touch', async ({ page }) => {
  await openNewPage(page, { slug: 'alles-daumen', blocks: [headline, paragraph('Heute Abend')] })

  await test.step('one visible button shows and hides the tools that do not fit', async () => {
    const more = button(page, 'Mehr')
    const tools = toolbar(page).locator('[data-unfolded] > div').locator('button, summary, a')
    for (const tool of [more, button(page, 'Einfügen'), opener(page, 'Veröffentlichen')])
      await expect(tool).toBeInViewport({ ratio: 1 })
    await expect(button(page, 'Gliederung')).not.toBeInViewport()
    await more.tap()
    for (const tool of await tools.filter({ visible: true }).all()) await expect(tool).toBeInViewport({ ratio: 0.9 })
    expect(await findOverflow(page)).toEqual([])
    await expectAccessible(page)
    await more.tap()
    await expect(button(page, 'Gliederung')).not.toBeInViewport()
  })

  await test.step('Enter in a headline starts a text, and Backspace joins two', async () => {
    await blocks(page).getByText('Spielplan').tap()
    await expect(page.locator('main [contenteditable]:focus')).toHaveText('Spielplan')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Neu')
    await expect(blocks(page)).toHaveText(['Spielplan', 'Neu', 'Heute Abend'])
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(blocks(page)).toHaveCount(4)
    await page.keyboard.press('Backspace')
    await expect(page.getByRole('log').filter({ hasText: 'Blöcke' })).toMatchAriaSnapshot(`
      - log: Die beiden Blöcke sind verbunden.
    `)
    await expect(page.getByRole('main').getByRole('article')).toMatchAriaSnapshot(`
      - article:
        - heading "alles-daumen" [level=1]
        - heading "Spielplan" [level=2]
        - textbox "Text dieses Blocks"
        - paragraph: Heute Abend
    `)
  })

  await test.step('“+” between blocks inserts the selected block there', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Darunter einfügen' }).tap()
    const list = insertList(page)
    await expect(list).toBeInViewport({ ratio: 0.9 })
    await insertOption(page, 'Zitat').tap()
    await page.keyboard.type('Gesagt')
    await expect(blocks(page)).toHaveText(['Spielplan', 'Neu', 'Gesagt', 'Heute Abend'])
    expect(await findOverflow(page)).toEqual([])
  })

  await test.step('the outline selects a block, which is hidden, and shows that', async () => {
    const outline = page.getByRole('dialog', { name: 'Gliederung' })
    await button(page, 'Gliederung').tap()
    await outline.getByRole('row', { name: 'Text „Heute Abend“' }).tap()
    await expect(outline).toBeHidden()
    await opener(page, 'Auswahl').tap()
    await button(page, 'Auf der Website ausblenden').tap()
    await button(page, 'Gliederung').tap()
    await expect(outline.getByRole('row', { name: 'Text „Heute Abend“, ausgeblendet' })).toBeVisible()
    await expectAccessible(page)
    await outline.getByRole('button', { name: 'Schließen' }).tap()
  })

  await test.step('a move is announced', async () => {
    await button(page, 'Nach oben').tap()
    await expect(page.getByRole('log').filter({ hasText: 'verschoben' })).toMatchAriaSnapshot(`
      - log: /Text „Heute Abend“ verschoben. .+/
    `)
    await expect(blocks(page)).toHaveText(['Spielplan', 'Neu', 'Heute Abend', 'Gesagt'])
  })

  await test.step('words are replaced, and restored by one undo', async () => {
    await opener(page, 'Auswahl').tap()
    await button(page, 'Suchen und ersetzen …').tap()
    const dialog = page.getByRole('dialog', { name: 'Suchen und ersetzen' })
    await dialog.getByLabel('Suchen').fill('Abend')
    await dialog.getByLabel('Ersetzen durch').fill('Nacht')
    await expect(dialog.getByRole('listitem')).toHaveText([/^Heute Abend/])
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Eine Stelle ersetzen' }).tap()
    await expect(blocks(page).nth(2)).toHaveText('Heute Nacht')
    await toolbar(page)
      .getByRole('button', { name: /^Rückgängig/ })
      .tap()
    await expect(blocks(page).nth(2)).toHaveText('Heute Abend')
  })

  await test.step('a person is asked to review the page', async () => {
    await expect(toolbar(page).locator('[data-saving]')).toHaveText('Gespeichert')
    await opener(page, 'Kommentare').tap()
    const review = toolbar(page).getByRole('region', { name: 'Freigabe' })
    await review.getByText('Um Freigabe bitten').first().tap()
    await review.getByLabel('Was soll geprüft werden?').fill('Stimmt das?')
    await review.getByRole('button', { name: 'Um Freigabe bitten' }).tap()
    await expect(review).toContainText('Edda Redlich hat am')
    await expectAccessible(page)
  })
})
