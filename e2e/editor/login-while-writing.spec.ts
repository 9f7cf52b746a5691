import { expect, type Page } from '@playwright/test'
import { blocks, settleCaret } from '../support/editing/editing'
import { leaveTour } from '../support/editing/leave-tour'
import { openNewPage, paragraph } from '../support/editing/make-page'
import { demoPassword, logIn } from '../support/log-in'
import { test } from '../support/test'

const dialog = (page: Page) => page.getByRole('dialog')
const endSession = (page: Page) => page.context().clearCookies({ name: 'sessionid' })
const pressEscape = (page: Page) => page.keyboard.press('Escape')

async function enterPassword(page: Page): Promise<void> {
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
}

/** The dialog opens automatically after a rejected call. */
const doNothing = async () => undefined
/** The dialog was dismissed and is opened from the toolbar. */
const openFromBar = (page: Page) => page.locator('[data-saving] + button').click()

/** The ways to open and close the dialog. */
const ways = [
  [endSession, doNothing, enterPassword],
  [
    endSession,
    doNothing,
    async (page: Page) => {
      await page.keyboard.type(demoPassword)
      await dialog(page).locator('button[type="submit"]').click()
    },
  ],
  [endSession, doNothing, pressEscape],
  [doNothing, openFromBar, (page: Page) => dialog(page).getByRole('button').last().click()],
  [doNothing, openFromBar, enterPassword],
] as const

/**
 * Opens a page with three texts.
 * @returns the second text, and a function that loads the stored page
 */
async function openPage(page: Page, locale: 'de' | 'en', slug: string) {
  await leaveTour(page)
  const { path } = await openNewPage(page, { locale, slug, blocks: ['Alpha', 'Anfang Ende', 'Omega'].map(paragraph) })
  const text = blocks(page).nth(1)
  await text.locator('p').click()
  await expect(text.locator('[contenteditable]')).toBeFocused()
  await settleCaret(page)
  const address = path.replace(`/${locale}/`, `/${locale}/pageeditor-api/page/`)
  const readSaved = async () => await (await page.request.get(`${address}?draft=1`)).text()
  return { text, readSaved }
}

/**
 * Opens a page with the caret between two words.
 * @returns functions that type and expect the result
 */
async function startBetweenWords(page: Page, slug: string) {
  const { text, readSaved } = await openPage(page, 'de', slug)
  await page.keyboard.press('Home')
  await settleCaret(page)
  for (const _letter of 'Anfang ') await page.keyboard.press('ArrowRight')
  let words = ''
  const write = async (word: string) => {
    await page.keyboard.type(word)
    words += word
    await expect(text).toHaveText(`Anfang ${words}Ende`)
  }
  const expectSaved = async () => {
    await expect.poll(readSaved).toContain(`<p>Anfang ${words}Ende</p>`)
    await expect(blocks(page)).toHaveText(['Alpha', `Anfang ${words}Ende`, 'Omega'])
  }
  return { write, expectSaved }
}

// The dialog has the same code in both languages.
test('words arrive at the caret after each way out of the login dialog', async ({ page, pageProblems }) => {
  const { write, expectSaved } = await startBetweenWords(page, 'weiter-nach-anmeldung')
  for (const [end, open, leave] of ways) {
    await end(page)
    await write('vorher ')
    await open(page)
    await expect(dialog(page).locator('input[type="password"]')).toBeFocused()
    await leave(page)
    await expect(dialog(page)).toHaveCount(0)
    await write('nachher ')
    // Arrow keys move the caret in the same text.
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowRight')
    await write('und ')
  }
  await expectSaved()
  // Removes the failed calls without a session.
  pageProblems.splice(0)
})

test('words arrive at the caret in a panel field of an English page', async ({ page, pageProblems }) => {
  const { readSaved } = await openPage(page, 'en', 'weiter-im-feld')
  const field = page.getByRole('textbox', { name: /^Anker/ })
  await field.click()
  await page.keyboard.type('anfang-ende')
  for (const _letter of 'ende') await page.keyboard.press('ArrowLeft')
  let words = ''
  const write = async (word: string) => {
    await page.keyboard.type(word)
    words += word
    await expect(field).toHaveValue(`anfang-${words}ende`)
  }
  for (const [end, open, leave] of ways) {
    await end(page)
    await write('vorher-')
    await open(page)
    await expect(dialog(page).locator('input[type="password"]')).toBeFocused()
    await leave(page)
    await expect(dialog(page)).toHaveCount(0)
    await write('nachher-')
  }
  await expect.poll(readSaved).toContain(`anfang-${words}ende`)
  pageProblems.splice(0)
})

test('words that are typed when the dialog opens stay in the text, and the dialog returns', async ({
  page,
  pageProblems,
}) => {
  await page.clock.install()
  const { write, expectSaved } = await startBetweenWords(page, 'weiter-beim-oeffnen')
  await endSession(page)
  await write('vorher ')
  await expect(page.locator('[data-saving="login-needed"]')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 10_000)
  // In steps shorter than the time for which the dialog leaves keys to the text.
  const isOpen = async () => {
    if (await dialog(page).isVisible()) return true
    await page.clock.fastForward(200)
    return false
  }
  await expect.poll(isOpen, { intervals: [100] }).toBe(true)
  await write('zugleich ')
  await expect(dialog(page)).toHaveCount(0)
  await page.clock.resume()
  await expect(dialog(page).locator('input[type="password"]')).toBeFocused()
  await enterPassword(page)
  await expect(dialog(page)).toHaveCount(0)
  await write('nachher ')
  await expectSaved()
  pageProblems.splice(0)
})

test('words arrive at the caret after the dialog about another account', async ({ page, pageProblems }) => {
  const { write, expectSaved } = await startBetweenWords(page, 'weiter-als-andere')
  await endSession(page)
  await logIn(page, 'admin')
  await write('vorher ')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await write('nach Esc ')
  await openFromBar(page)
  await dialog(page).getByRole('button', { name: 'Später' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await write('später ')
  await openFromBar(page)
  await dialog(page)
    .getByRole('button', { name: /^Als .* speichern$/ })
    .click()
  await expect(dialog(page)).toHaveCount(0)
  await write('als andere ')
  await expectSaved()
  pageProblems.splice(0)
})
