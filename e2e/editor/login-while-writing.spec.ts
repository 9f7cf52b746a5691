import { expect, type Page } from '@playwright/test'
import { blocks, settleCaret } from '../support/editing/editing'
import { leaveTour } from '../support/editing/leave-tour'
import { makePage, paragraph } from '../support/editing/make-page'
import { demoPassword, logIn } from '../support/log-in'
import { test } from '../support/test'

async function enterPassword(page: Page): Promise<void> {
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
}

const endSession = (page: Page) => page.context().clearCookies({ name: 'sessionid' })

/** The dialog opens by itself once a call was refused. */
const nothing = async () => undefined
/** It was put off, and is opened from the bar. */
const logInFromBar = (page: Page) => page.locator('[data-saving] + button').click()

/** How the dialog opens, and how it is left. */
const ways = [
  [endSession, nothing, enterPassword],
  [
    endSession,
    nothing,
    async (page: Page) => {
      await page.keyboard.type(demoPassword)
      await page.getByRole('dialog').locator('button[type="submit"]').click()
    },
  ],
  [endSession, nothing, (page: Page) => page.keyboard.press('Escape')],
  [nothing, logInFromBar, (page: Page) => page.getByRole('dialog').getByRole('button').last().click()],
  [nothing, logInFromBar, enterPassword],
] as const

for (const locale of ['de', 'en'] as const) {
  test(`words arrive where they were written after each way out of the login dialog (${locale})`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    await leaveTour(page)
    const headers = await logIn(page.context(), baseURL ?? '', 'editor')
    const { path } = await makePage({
      ...{ request: page.request, headers, locale },
      slug: 'weiter-nach-der-anmeldung',
      blocks: ['Alpha', 'Anfang Ende', 'Omega'].map(paragraph),
    })
    await page.goto(`${path}?edit`)
    const text = blocks(page).nth(1)
    await text.locator('p').click()
    await expect(text.locator('[contenteditable]')).toBeFocused()
    await settleCaret(page)
    await page.keyboard.press('Home')
    await settleCaret(page)
    for (const _letter of 'Anfang ') await page.keyboard.press('ArrowRight')
    const saved = async () => {
      const address = path.replace(`/${locale}/`, `/${locale}/pageeditor-api/page/`)
      return await (await page.request.get(`${address}?draft=1`)).text()
    }
    let words = ''
    const write = async (word: string) => {
      await page.keyboard.type(word)
      words += word
      await expect(text).toHaveText(`Anfang ${words}Ende`)
    }
    for (const [end, open, leave] of ways) {
      await end(page)
      await write('vorher ')
      await open(page)
      const dialog = page.getByRole('dialog')
      await expect(dialog.locator('input[type="password"]')).toBeFocused()
      await leave(page)
      await expect(dialog).toHaveCount(0)
      await write('nachher ')
      // Arrow keys move on in the same text.
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowRight')
      await write('und ')
    }
    await expect.poll(saved).toContain(`<p>Anfang ${words}Ende</p>`)
    await expect(blocks(page)).toHaveText(['Alpha', `Anfang ${words}Ende`, 'Omega'])
    // The calls without a session.
    complaints.splice(0)
  })
}
