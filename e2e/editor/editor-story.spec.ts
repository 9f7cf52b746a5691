import { expect, type Page } from '@playwright/test'
import { blocks, linkTool, opener, textTool, textTools, toolbar } from '../support/editing/editing'
import { makePage, paragraph } from '../support/editing/make-page'
import { logIn } from '../support/log-in'
import { main } from '../support/main'
import { desktop, findOverflow, phone } from '../support/overflow'
import { expectAccessible, test } from '../support/test'

// Like most browsers, with prefetches and animations.
test.use({ savesData: false })

const bar = (page: Page) => page.getByRole('navigation', { name: 'Redaktion', exact: true })
const edit = (page: Page) => bar(page).getByRole('link', { name: 'Seite bearbeiten' })

/** Selects a word of the edited text. Retries if the text has just received the focus. */
async function selectWord(page: Page, word: string): Promise<void> {
  await expect(async () => {
    await page
      .getByRole('textbox', { name: 'Text dieses Blocks' })
      .getByText(word)
      .dblclick({ position: { x: 8, y: 8 } })
    expect(await page.evaluate(() => String(getSelection()))).toBe(word)
  }).toPass()
}

test('an editor without experience finds the editor, changes a word, adds a link, publishes and returns', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const headers = await logIn(page, 'editor')
  const newPage = { slug: 'haustuer', blocks: [paragraph('Offen'), paragraph('Satzung')] }
  const { id, path } = await makePage({ request: page.request, headers, ...newPage })
  const call = (action: string) =>
    page.request.post(`/de/pageeditor-api/page/${id}/${action}/`, { headers, data: { note: '' } })
  expect((await call('publish')).status()).toBe(200)
  const visitor = await (await browser.newContext()).newPage()
  await page.setViewportSize(phone)

  await test.step('the page shows that it can be edited, and its state', async () => {
    await page.goto(path)
    await expect(edit(page)).toBeVisible()
    await expect(bar(page).getByText('veröffentlicht')).toBeVisible()
    await expectAccessible(page)
    expect(await findOverflow(page)).toEqual([])
    await bar(page).getByText('Mehr').click()
    await expect(bar(page).getByRole('link', { name: 'Bilder' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.setViewportSize(desktop)
    await expect(bar(page).getByRole('link', { name: 'Bilder' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('visitors see none of the tools', async () => {
    await visitor.goto(path)
    await expect(main(visitor).getByText('Satzung')).toBeVisible()
    await expect(bar(visitor)).toHaveCount(0)
  })

  await test.step('one key opens the editor; a word is changed and a link added', async () => {
    await page.keyboard.press('e')
    await expect(page).toHaveURL(`${path}?edit`)
    await blocks(page).first().click()
    await selectWord(page, 'Offen')
    await page.keyboard.type('Geöffnet')
    await blocks(page).nth(1).click()
    await selectWord(page, 'Satzung')
    await linkTool(page).click()
    await textTools(page).getByRole('combobox', { name: /^Ziel/ }).fill('/de/ueber-uns/satzung')
    await textTool(page, 'Übernehmen').click()
    await expect(toolbar(page).locator('[data-saving]')).toHaveText('Gespeichert')
    await expect(toolbar(page).locator('[data-state]')).toHaveText('Geändert seit der Veröffentlichung')
  })

  await test.step('visitors see the published page', async () => {
    await opener(page, 'Veröffentlichen').click()
    await toolbar(page).getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
    await toolbar(page).getByRole('status').first().getByRole('link').click()
    await expect(page).toHaveURL(path)
    await expect(bar(page).getByText('veröffentlicht')).toBeVisible()
    await visitor.reload()
    await expect(main(visitor).getByText('Geöffnet')).toBeVisible()
    await main(visitor).getByRole('link', { name: 'Satzung' }).click()
    await expect(visitor).toHaveURL('/de/ueber-uns/satzung')
  })

  await test.step('menus lead to edited pages, in the language of the editor', async () => {
    await page.goto(`${path}?edit`)
    await expect(toolbar(page)).toBeVisible()
    await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Jobbörse' }).click()
    await expect(page).toHaveURL('/de/jobboerse?edit')
    await expect(toolbar(page)).toBeVisible()
    await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: /^EN/ }).click()
    await expect(page).toHaveURL('/en/jobboerse?edit')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await expect(toolbar(page)).toBeVisible()
    await expectAccessible(page)
    await page.goto('/en/jobboerse')
    await expect(edit(page)).toBeVisible()
    await expect(edit(page)).toHaveText(/^Seite bearbeiten/)
    await expect(bar(page).getByText('veröffentlicht')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('an offline page is found only by its editors, who return by its URL', async () => {
    expect((await call('unpublish')).status()).toBe(200)
    expect((await visitor.goto(path))?.status()).toBe(404)
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByText('Offline: Besucherinnen und Besucher finden hier keine Seite.')).toBeVisible()
    await expect(main(page).getByText('Geöffnet')).toBeVisible()
    await expectAccessible(page)
    await edit(page).click()
    await expect(toolbar(page).locator('[data-state]')).toHaveText('Nicht veröffentlicht')
  })
  await visitor.context().close()
})
