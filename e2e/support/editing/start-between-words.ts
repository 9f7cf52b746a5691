import { expect, type Locator, type Page } from '@playwright/test'
import { logIn } from '../log-in'
import { blocks, settleCaret } from './editing'
import { leaveTour } from './leave-tour'
import { makePage, type NewBlock, paragraph } from './make-page'

interface StartOptions {
  slug: string
  /** Blocks after the one with the caret. */
  furtherBlocks?: NewBlock[]
}

/**
 * Opens a page and puts the caret between two words of its second block.
 * @returns a function that types there and expects the result
 */
export async function startBetweenWords(page: Page, { slug, furtherBlocks = [paragraph('Omega')] }: StartOptions) {
  await leaveTour(page)
  const headers = await logIn(page, 'editor')
  const { id, path } = await makePage({
    request: page.request,
    headers,
    slug,
    blocks: [...['Alpha', 'Anfang Ende'].map(paragraph), ...furtherBlocks],
  })
  await page.goto(`${path}?edit`)
  const text = blocks(page).nth(1)
  const write = await enterBetweenWords(page, text.locator('p'), text.locator('[contenteditable]'))
  await write('und ')
  return { text, id, path, headers, write }
}

/**
 * Clicks on the text `Anfang Ende` and puts the caret between its words.
 * @param edited the element with the caret; default: the clicked one
 * @returns a function that types there and expects the result
 */
export async function enterBetweenWords(page: Page, clicked: Locator, edited: Locator = clicked) {
  await clicked.click()
  await expect(edited).toBeFocused()
  await settleCaret(page)
  await page.keyboard.press('Home')
  await settleCaret(page)
  for (const _letter of 'Anfang ') await page.keyboard.press('ArrowRight')
  let words = ''
  return async (word: string) => {
    await page.keyboard.type(word)
    words += word
    await expect(clicked).toHaveText(`Anfang ${words}Ende`)
  }
}
