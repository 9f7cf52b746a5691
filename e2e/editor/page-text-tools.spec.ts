import { expect, type Page } from '@playwright/test'
import {
  blocks,
  button,
  languageTool,
  linkTool,
  opener,
  textTool,
  textTools,
  toolbar,
} from '../support/editing/editing'
import { openNewPage, paragraph } from '../support/editing/make-page'
import { expectAccessible, test } from '../support/test'

const writtenText = (page: Page) => page.getByRole('textbox', { name: 'Text dieses Blocks' })
const address = (page: Page) => textTools(page).getByRole('combobox', { name: /^Ziel/ })
const newWindow = (page: Page) => textTools(page).getByRole('checkbox', { name: 'In neuem Fenster öffnen' })

const readSelection = (page: Page) => page.evaluate(() => String(getSelection()))

/** Returns the rectangle of the selected text, which is marked while a tool has the focus. */
const measureSelection = (page: Page) =>
  page.evaluate(() => {
    const marked = document.querySelector('[contenteditable] [class*="selected"]')
    const { top, bottom, left, right } =
      (marked ?? getSelection()?.getRangeAt(0))?.getBoundingClientRect() ?? new DOMRect()
    return { top, bottom, left, right }
  })

/** Waits until the text toolbar is inside the window, beside the selection and not over it. */
async function expectBeside(page: Page): Promise<void> {
  const tools = textTools(page)
  await expect(tools).toBeVisible()
  await expect(async () => {
    const box = await tools.boundingBox()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    const words = await measureSelection(page)
    if (!box) throw new Error('The tools are not drawn.')
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
    const distance = Math.max(words.top - box.y - box.height, box.y - words.bottom)
    expect(distance).toBeGreaterThan(0)
    expect(distance).toBeLessThan(24)
  }).toPass({ timeout: 5000 })
}

/**
 * Selects a word. Retries if the text has just received the focus and restores its former
 * selection.
 */
async function selectWord(page: Page, word: string): Promise<void> {
  await expect(async () => {
    await writtenText(page)
      .getByText(word)
      .dblclick({ position: { x: 8, y: 8 } })
    expect(await readSelection(page)).toBe(word)
  }).toPass()
  await expectBeside(page)
}

/** Presses a button of the text toolbar, after which the focus returns to the text. */
async function press(page: Page, name: string): Promise<void> {
  await textTool(page, name).click()
  await expect(writtenText(page)).toBeFocused()
}

async function setLink(page: Page, href: string, opensWindow: boolean): Promise<void> {
  await linkTool(page).click()
  // Typed where the focus is: the address must not replace the selected word.
  await page.keyboard.type(href)
  await newWindow(page).setChecked(opensWindow)
  await press(page, 'Übernehmen')
}

async function write(page: Page, slug: string, words: string[]): Promise<string> {
  const { path } = await openNewPage(page, { slug, blocks: words.map(paragraph) })
  await expect(button(page, 'Nächster Block')).toBeVisible()
  await blocks(page).first().click()
  await expect(writtenText(page)).toBeFocused()
  return path
}

test('the text toolbar creates italic text, passages in another language, lists and links, which visitors get', async ({
  page,
  browser,
}) => {
  const path = await write(page, 'textwerkzeuge', ['Anfang'])

  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(textTools(page)).toHaveCount(0)
  await page.keyboard.press('Alt+F10')
  await expect(textTool(page, 'Fett')).toBeFocused()
  await press(page, 'Aufzählung')
  await expect(writtenText(page).locator('li')).toHaveCount(1)
  await page.keyboard.type('draußen')
  await page.keyboard.press('Enter')
  await page.keyboard.type('drinnen')
  await page.keyboard.press('Enter')
  await page.keyboard.type('daneben')

  await selectWord(page, 'Anfang')
  await press(page, 'Kursiv')
  await expect(textTool(page, 'Kursiv')).toHaveAttribute('aria-pressed', 'true')

  // By keyboard only.
  await page.keyboard.press('Alt+F10')
  for (let tool = 0; tool < 5; tool += 1) await page.keyboard.press('Tab')
  await expect(languageTool(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(textTool(page, 'Englisch')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(writtenText(page)).toBeFocused()
  await expect(languageTool(page)).toHaveText('Sprache: Englisch')
  expect(await readSelection(page)).toBe('Anfang')

  await selectWord(page, 'draußen')
  await setLink(page, 'example.org', true)
  await selectWord(page, 'drinnen')
  await setLink(page, '/de/ueber-uns', false)
  await selectWord(page, 'daneben')
  await setLink(page, '/de/ueber-uns', true)

  // The form shows the link at the caret.
  await linkTool(page).click()
  await expect(address(page)).toHaveValue('/de/ueber-uns')
  await expect(newWindow(page)).toBeChecked()
  await linkTool(page).click()
  await opener(page, 'Veröffentlichen').click()
  await button(page, 'Jetzt veröffentlichen').click()
  await expect(toolbar(page).locator('[data-state]')).toHaveText('Veröffentlicht')
  const visitor = await browser.newContext()
  const visitorPage = await visitor.newPage()
  await visitorPage.goto(path)
  const text = visitorPage.locator('main [data-model="text"]')
  await expect(text.locator('p > span[lang=en] > em')).toHaveText('Anfang')
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

for (const width of [360, 1440]) {
  test(`the text toolbar is beside the selection and never covers it, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const lines = 'Anfang und sehr viele Wörter, die der Reihe nach gelesen werden, bis zum Ende. '.repeat(8)
    await write(page, `blase-${width}`, [`${lines}Schluss`])
    const tools = textTools(page)
    await expect(tools).toHaveCount(0)
    for (const word of ['Anfang', 'Schluss']) {
      await page.keyboard.press(word === 'Anfang' ? 'ControlOrMeta+Home' : 'ControlOrMeta+End')
      const step = word === 'Anfang' ? 'Shift+ArrowRight' : 'Shift+ArrowLeft'
      for (let letter = 0; letter < word.length; letter += 1) await page.keyboard.press(step)
      await expectBeside(page)
    }
    await linkTool(page).click()
    await expect(address(page)).toBeVisible()
    await expectBeside(page)
    await expectAccessible(page)
    // The page's markup is the same as for visitors.
    await expect(page.locator('article').getByRole('toolbar')).toHaveCount(0)
    // The form of a link stays in the window when its words are scrolled out of it.
    await address(page).fill('example.org')
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(writtenText(page)).not.toBeInViewport()
    await expect(address(page)).toBeInViewport()
    await expect(address(page)).toBeFocused()
    await expect(address(page)).toHaveValue('example.org')
  })
}

test('the text toolbar appears for a selection and for the link at the caret, and hides without the focus', async ({
  page,
}) => {
  await write(page, 'blase', ['Anfang mit Haus', 'Zwei'])
  const tools = textTools(page)
  const before = await toolbar(page).boundingBox()
  // Retries if the text has just received the focus and sets its own caret.
  await expect(async () => {
    await page.keyboard.press('Home')
    await page.keyboard.press('ControlOrMeta+Shift+ArrowRight')
    await expect(tools).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await toolbar(page).boundingBox()).toEqual(before)
  await page.keyboard.press('ArrowRight')
  await expect(tools).toHaveCount(0)

  await page.keyboard.press('End')
  for (let letter = 0; letter < 'Haus'.length; letter += 1) await page.keyboard.press('Shift+ArrowLeft')
  await expect(tools).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(address(page)).toBeFocused()
  await page.keyboard.type('/de/ueber-uns')
  await page.keyboard.press('Enter')
  await expect(writtenText(page)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(tools).toBeVisible()
  await linkTool(page).click()
  await expect(address(page)).toHaveValue('/de/ueber-uns')
  await button(page, 'Felder').focus()
  await expect(tools).toHaveCount(0)
  await writtenText(page).focus()
  await expect(tools).toBeVisible()
  await expect(address(page)).toBeHidden()
  // Retries if the text has just received the focus and restores its former caret.
  await expect(async () => {
    await page.keyboard.press('Home')
    await expect(tools).toHaveCount(0, { timeout: 500 })
  }).toPass()
})

test('Escape closes the tools, from the text and from the tools, before it closes the text', async ({ page }) => {
  await write(page, 'blase-escape', ['Anfang'])
  const tools = textTools(page)
  await page.keyboard.press('ControlOrMeta+a')
  await expect(tools).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tools).toHaveCount(0)
  await expect(writtenText(page)).toBeFocused()

  await page.keyboard.press('Alt+F10')
  await expect(textTool(page, 'Fett')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(textTool(page, 'Kursiv')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tools).toHaveCount(0)
  await expect(writtenText(page)).toBeFocused()
  expect(await readSelection(page)).toBe('Anfang')
  await page.keyboard.press('ControlOrMeta+b')
  await expect(writtenText(page).locator('strong')).toHaveText('Anfang')

  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect(writtenText(page)).toHaveCount(0)
  await expect(button(page, 'Text schreiben')).toBeFocused()
})
