import { expect, type Locator, type Page } from '@playwright/test'
import { blocks, button, opener, settleCaret, toolbar } from '../support/editing/editing'
import { openNewPage } from '../support/editing/make-page'
import { paste } from '../support/editing/paste'
import { enterBetweenWords, startBetweenWords } from '../support/editing/start-between-words'
import { tabTo } from '../support/keyboard'
import { test } from '../support/test'

const teaser = { model: 'fullteaser', data: { headline: 'Anfang Ende', text: 'Was gilt' } }
const dialog = (page: Page) => page.getByRole('dialog')
const notice = (page: Page) => toolbar(page).getByRole('status').first()
const restoreButton = (page: Page) => button(page, 'Wiederherstellen Version 1')
const pictureButton = (page: Page) => button(page, 'Bild wählen')

/** Presses a button by pointer or by keyboard. */
type Press = (button: Locator) => Promise<void>

const byPointer: Press = (target) => target.click()

/** Pastes something that a text cannot have: a notice reports it until it is closed. */
async function pasteForNotice(page: Page): Promise<void> {
  await paste(page, { 'text/html': 'neu<iframe src="https://example.org/"></iframe>', 'text/plain': 'neu' })
  await expect(notice(page)).toContainText('Nicht übernommen')
}

/** Opens a page with one version, whose second block is being written. */
async function open(page: Page, slug: string) {
  const start = await startBetweenWords(page, { slug, furtherBlocks: [teaser] })
  const draft = `/de/pageeditor-api/page/${start.id}/draft/`
  await expect.poll(async () => (await page.request.get(draft)).text()).toContain('Anfang und Ende')
  const address = `/de/pageeditor-api/page/${start.id}/publish/`
  const publishedResponse = await page.request.post(address, { headers: start.headers, data: {} })
  expect(publishedResponse.status()).toBe(200)
  return start
}

/** Takes a step of the tour, which the list of shortcuts offers, and leaves it. */
async function takeTour(page: Page, press: Press): Promise<void> {
  await press(opener(page, 'Tastenkürzel'))
  await press(button(page, 'Rundgang zeigen'))
  await press(button(page, 'Weiter'))
  await press(button(page, 'Rundgang beenden'))
  await page.keyboard.press('Escape')
  await expect(toolbar(page).locator('details[open]')).toHaveCount(0)
}

async function restore(page: Page, press: Press): Promise<void> {
  await expect(toolbar(page).locator('[data-saving]')).toHaveText('Gespeichert')
  await press(opener(page, 'Versionen'))
  await press(restoreButton(page))
  await expect(dialog(page)).toBeVisible()
  await press(dialog(page).getByRole('button', { name: 'Wiederherstellen' }))
  await expect(dialog(page)).toHaveCount(0)
}

test('by pointer: the caret stays between the same words after the tour, a lasting notice, a restored version and the picture dialog', async ({
  page,
}) => {
  const { text, write } = await open(page, 'dialoge-zeiger')
  await takeTour(page, byPointer)
  await write('Rundgang ')
  await pasteForNotice(page)
  await expect(text).toHaveText('Anfang und Rundgang neuEnde')
  await page.keyboard.type(' Hinweis ')
  await expect(text).toHaveText('Anfang und Rundgang neu Hinweis Ende')
  await button(page, 'Schließen').click()
  await expect(notice(page)).not.toContainText('Nicht übernommen')
  await page.keyboard.type('zu ')
  await expect(text).toHaveText('Anfang und Rundgang neu Hinweis zu Ende')
  await restore(page, byPointer)
  await expect(text).toHaveText('Anfang und Ende')
  await page.keyboard.type('wieder ')
  await expect(text).toHaveText('Anfang und wieder Ende')
  // The open panel covers the tools of the block.
  await opener(page, 'Versionen').click()

  const writeHeadline = await enterBetweenWords(page, blocks(page).nth(2).getByRole('heading'))
  await writeHeadline('mit ')
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Schließen' }).first().click(),
  ]) {
    await pictureButton(page).click()
    await expect(dialog(page)).toBeVisible()
    await leave()
    await expect(dialog(page)).toHaveCount(0)
    await writeHeadline('Bild ')
  }
  await expect(toolbar(page).locator('[data-saving]')).toHaveText('Gespeichert')
})

test('by keyboard: a closed notice returns the caret, and the buttons of the tour, of a version and of a picture keep the focus', async ({
  page,
}) => {
  const { text } = await open(page, 'dialoge-tasten')
  const byKey: Press = async (target) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  }
  await pasteForNotice(page)
  await byKey(button(page, 'Schließen'))
  await expect(notice(page)).not.toContainText('Nicht übernommen')
  await page.keyboard.type(' zu ')
  await expect(text).toHaveText('Anfang und neu zu Ende')
  await takeTour(page, byKey)
  await expect(opener(page, 'Tastenkürzel')).toBeFocused()
  await restore(page, byKey)
  await expect(restoreButton(page)).toBeFocused()
  await expect(text).toHaveText('Anfang und Ende')
  await page.keyboard.press('Escape')
  await expect(opener(page, 'Versionen')).toBeFocused()

  const writeHeadline = await enterBetweenWords(page, blocks(page).nth(2).getByRole('heading'))
  await byKey(pictureButton(page))
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pictureButton(page)).toBeFocused()
  // The toolbar comes before the text in reverse.
  await tabTo(page, blocks(page).nth(2).getByRole('heading'), 'Shift+Tab')
  await writeHeadline('Bild ')
})

test('the caret stays in the title of the page when the offered tour is left', async ({ page }) => {
  await openNewPage(page, { slug: 'rundgang-beim-schreiben' })
  await expect(button(page, 'Rundgang beenden')).toBeVisible()
  const title = page.getByRole('heading', { level: 1 })
  await title.click()
  await expect(title).toBeFocused()
  await settleCaret(page)
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' eins')
  await button(page, 'Rundgang beenden').click()
  await page.keyboard.type(' zwei')
  await expect(title).toHaveText(/ eins zwei$/)
})
