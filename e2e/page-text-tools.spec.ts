import { expect, type Page } from '@playwright/test'
import { blocks, button, opener, toolbar } from './support/editing'
import { logIn } from './support/log-in'
import { makePage, paragraph } from './support/make-page'
import { test } from './support/test'

const writtenText = (page: Page) => page.getByRole('textbox', { name: 'Text dieses Blocks' })
const address = (page: Page) => toolbar(page).getByRole('textbox', { name: 'Adresse' })
const newWindow = (page: Page) => toolbar(page).getByRole('checkbox', { name: 'In neuem Fenster öffnen' })

/** Marks a word; once more where the text, which has just got the focus back, puts its former marking in its place. */
async function mark(page: Page, word: string): Promise<void> {
  await expect(async () => {
    await writtenText(page)
      .getByText(word)
      .dblclick({ position: { x: 8, y: 8 } })
    expect(await page.evaluate(() => String(getSelection()))).toBe(word)
  }).toPass()
}

/** Presses a button of the tools, from which the keyboard goes back to the text. */
async function press(page: Page, name: string): Promise<void> {
  await button(page, name).click()
  await expect(writtenText(page)).toBeFocused()
}

async function setLink(page: Page, href: string, opensWindow: boolean): Promise<void> {
  await opener(page, 'Link').click()
  await address(page).fill(href)
  await newWindow(page).setChecked(opensWindow)
  await press(page, 'Übernehmen')
}

test('italic words, lists and links are written by the tools, and visitors get them', async ({
  page,
  baseURL,
  browser,
}) => {
  const headers = await logIn(page.context(), baseURL ?? '', 'editor')
  const { path } = await makePage({
    request: page.request,
    headers,
    slug: 'textwerkzeuge',
    blocks: [paragraph('Anfang')],
  })
  await page.goto(`${path}?edit`)
  await expect(button(page, 'Nächster Block')).toBeVisible()
  await blocks(page).first().click()
  await expect(writtenText(page)).toBeFocused()

  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await press(page, 'Liste')
  await expect(button(page, 'Liste')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('draußen')
  await page.keyboard.press('Enter')
  await page.keyboard.type('drinnen')
  await page.keyboard.press('Enter')
  await page.keyboard.type('daneben')

  await mark(page, 'Anfang')
  await press(page, 'Kursiv')
  await expect(button(page, 'Kursiv')).toHaveAttribute('aria-pressed', 'true')
  await mark(page, 'draußen')
  await setLink(page, 'example.org', true)
  await mark(page, 'drinnen')
  await setLink(page, '/de/ueber-uns', false)
  await mark(page, 'daneben')
  await setLink(page, '/de/ueber-uns', true)

  // The form shows the link that the caret stands in.
  await opener(page, 'Link').click()
  await expect(address(page)).toHaveValue('/de/ueber-uns')
  await expect(newWindow(page)).toBeChecked()
  await opener(page, 'Link').click()
  await opener(page, 'Veröffentlichen').click()
  await button(page, 'Jetzt veröffentlichen').click()
  await expect(toolbar(page).locator('[data-state]')).toHaveText('Veröffentlicht')
  const visitor = await browser.newContext(baseURL ? { baseURL } : {})
  const seen = await visitor.newPage()
  await seen.goto(path)
  const text = seen.locator('main [data-model="text"]')
  await expect(text.locator('p > em')).toHaveText('Anfang')
  await expect(text.locator('ul > li')).toHaveText([/^draußen/, 'drinnen', /^daneben/])
  for (const [name, href] of [
    ['draußen', 'https://example.org'],
    ['daneben', '/de/ueber-uns'],
  ] as const) {
    const link = text.getByRole('link', { name: `${name} (öffnet in neuem Tab)` })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  }
  const inside = text.getByRole('link', { name: 'drinnen' })
  await expect(inside).toHaveAttribute('href', '/de/ueber-uns')
  await expect(inside).not.toHaveAttribute('target')
  await visitor.close()
})
