import { expect, type Page } from '@playwright/test'
import { blocks, settleCaret, toolbar } from '../support/editing/editing'
import { openNewPage, paragraph } from '../support/editing/make-page'
import { expectAccessible, test } from '../support/test'

/** Expects an announcement for screen readers and the focus in the edited text. */
async function expectAnnounced(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('log').filter({ hasText: words })).toHaveText(words)
  await expect(getEditedText(page)).toBeFocused()
}
const getEditedText = (page: Page) => page.getByRole('textbox', { name: 'Text dieses Blocks' })
const texts = (page: Page) => blocks(page).allInnerTexts()

async function pressAndSettle(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await settleCaret(page)
}
async function clickInto(page: Page, words: string | RegExp): Promise<void> {
  await blocks(page).getByText(words).click()
  await settleCaret(page)
}

/** Returns the horizontal position of the caret in CSS pixels. */
const caretLeft = (page: Page) =>
  page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().left ?? Number.NaN)

test('a page is written as one document: blocks start, join and are left by keyboard', async ({ page }) => {
  const headline = { model: 'headline', data: { headline_level: 2, content: 'Spielplan' } }
  const newBlocks = [headline, paragraph('Heute Abend'), paragraph('Morgen')]
  await openNewPage(page, { slug: 'textfluss', blocks: newBlocks })

  await test.step('Enter in a headline starts a text after it', async () => {
    await clickInto(page, 'Spielplan')
    await pressAndSettle(page, 'End')
    await page.keyboard.press('Enter')
    await expectAnnounced(page, 'Der Text geht in einem neuen Block weiter.')
    await page.keyboard.type('Neu')
    await expect(blocks(page).nth(1)).toHaveText('Neu')
    await expect(page.getByRole('main').getByRole('article')).toMatchAriaSnapshot(`
      - article:
        - heading "textfluss" [level=1]
        - heading "Spielplan" [level=2]
        - textbox "Text dieses Blocks":
          - paragraph: Neu
        - paragraph: Heute Abend
        - paragraph: Morgen
    `)
  })

  await test.step('Enter twice starts another block, and Backspace at its start joins it again', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(blocks(page)).toHaveCount(5)
    await page.keyboard.type('Mehr', { delay: 100 })
    await pressAndSettle(page, 'Home')
    await page.keyboard.press('Backspace')
    await expectAnnounced(page, 'Die beiden Blöcke sind verbunden.')
    await expect(page.getByRole('main').getByRole('article')).toMatchAriaSnapshot(`
      - article:
        - heading "textfluss" [level=1]
        - heading "Spielplan" [level=2]
        - textbox "Text dieses Blocks":
          - paragraph: NeuMehr
        - paragraph: Heute Abend
        - paragraph: Morgen
    `)
    await page.keyboard.type(' und ')
    await expect(blocks(page).nth(1)).toHaveText('Neu und Mehr')
  })

  await test.step('Delete at the end joins the next block, and one undo separates it', async () => {
    await pressAndSettle(page, 'End')
    await page.keyboard.press('Delete')
    await expect(blocks(page)).toHaveCount(3)
    await expect(blocks(page).nth(1)).toHaveText('Neu und MehrHeute Abend')
    await page.keyboard.press('Control+z')
    await expect(blocks(page).nth(2)).toHaveText('Heute Abend')
  })

  await test.step('arrows move from block to block', async () => {
    await clickInto(page, 'Heute')
    await pressAndSettle(page, 'ArrowDown')
    await pressAndSettle(page, 'Home')
    await page.keyboard.type('Über')
    await expect(blocks(page).nth(3)).toHaveText('ÜberMorgen')
    for (let presses = 0; presses < 3; presses += 1) await pressAndSettle(page, 'ArrowUp')
    await pressAndSettle(page, 'End')
    await page.keyboard.type('!')
    await expect(blocks(page).first()).toHaveText('Spielplan!')
  })

  await test.step('a paragraph becomes a headline by its Markdown marks', async () => {
    await clickInto(page, 'ÜberMorgen')
    await pressAndSettle(page, 'Home')
    await page.keyboard.type('### ')
    await expect(blocks(page).nth(3).getByRole('heading', { level: 3 })).toHaveText('ÜberMorgen')
  })

  await test.step('Ctrl+A selects the text, then the block, then the page', async () => {
    await clickInto(page, 'Heute')
    await pressAndSettle(page, 'Control+a')
    expect(await page.evaluate(() => String(getSelection()))).toBe('Heute Abend')
    await pressAndSettle(page, 'Control+a')
    await expect(page.locator('[data-selected]')).toHaveCount(1)
    await pressAndSettle(page, 'Control+a')
    await expect(page.locator('[data-selected]')).toHaveCount((await texts(page)).length)
    await expectAccessible(page)
  })
  await expect(toolbar(page).locator('[data-saving]')).toHaveText('Gespeichert')
})

test('the column is kept through shorter lines, a Markdown mark creates a quote, and an empty text is removed', async ({
  page,
}) => {
  const film = { model: 'video', data: { video_url: 'https://vimeo.com/76979871', title: 'Probe' } }
  const long = 'Erste Reihe Mitte und weiter'
  const newBlocks = [paragraph(long), paragraph('Kurz'), paragraph(`Auch ${long}`), film, paragraph('x')]
  await openNewPage(page, { slug: 'spalten', blocks: newBlocks })

  await test.step('the caret keeps its column through a shorter line, up and down', async () => {
    await clickInto(page, /^Erste/)
    await pressAndSettle(page, 'End')
    const right = await caretLeft(page)
    await pressAndSettle(page, 'ArrowDown')
    expect(await caretLeft(page)).toBeLessThan(right - 50)
    await pressAndSettle(page, 'ArrowDown')
    expect(Math.abs((await caretLeft(page)) - right)).toBeLessThan(10)
    await pressAndSettle(page, 'ArrowUp')
    await pressAndSettle(page, 'ArrowUp')
    await page.keyboard.type('!')
    await expect(blocks(page).first()).toHaveText(`${long}!`)
  })

  await test.step('a paragraph becomes a quote by its mark', async () => {
    await clickInto(page, /^Auch/)
    await pressAndSettle(page, 'Home')
    await page.keyboard.type('> ')
    await expect(blocks(page).nth(2).locator('blockquote')).toHaveText(`Auch ${long}`)
  })

  await test.step('Backspace removes an empty text that no block can join', async () => {
    await clickInto(page, 'x')
    await pressAndSettle(page, 'End')
    await pressAndSettle(page, 'Backspace')
    await pressAndSettle(page, 'Backspace')
    await expect(blocks(page)).toHaveCount(4)
    await expect(page.getByRole('log').filter({ hasText: 'leere' })).toHaveText('Der leere Block ist entfernt.')
  })
})

test('Enter in the headline of a teaser goes on to its text', async ({ page }) => {
  const teaser = { model: 'fullteaser', data: { headline: 'Premiere', text: 'am Abend' } }
  await openNewPage(page, { slug: 'teaser-weiter', blocks: [teaser] })
  await blocks(page).getByText('Premiere').click()
  await expect(page.getByRole('heading', { name: 'Premiere' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main [data-field="text"]')).toBeFocused()
  await page.keyboard.type('Heute ')
  await expect(blocks(page)).toContainText('Heute am Abend')
  await expect(blocks(page)).toHaveCount(1)
})
