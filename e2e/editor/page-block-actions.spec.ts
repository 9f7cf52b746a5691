import { expect, type Locator, type Page } from '@playwright/test'
import { readContent } from '../support/content'
import { button, toolbar } from '../support/editing/editing'
import { makePage, type NewBlock, paragraph } from '../support/editing/make-page'
import { logIn } from '../support/log-in'
import { readAnimations } from '../support/motion'
import { expectAccessible, test } from '../support/test'

// Browsers that save data get no animations. The scenarios are long, with several checks by axe.
test.use({ savesData: false })
test.setTimeout(120_000)

const handle = (page: Page, name: string) => page.getByRole('button', { name: `Verschieben: ${name}` })
const announcement = (page: Page) => page.getByRole('log')
const block = (page: Page, text: string) =>
  page.locator('main [data-model="text"]', { has: page.getByText(text, { exact: true }) })
const writtenText = (page: Page) => page.getByRole('textbox', { name: 'Text dieses Blocks' })
const columns = (page: Page) => page.locator('main [data-layout] > div')

const container: NewBlock = {
  model: 'container',
  data: { layout: 3 },
  columns: [[paragraph('Links'), paragraph('Mitte')], []],
}

/** Returns the texts at the top level and in each column. */
async function order(page: Page): Promise<string> {
  const readTexts = (area: Locator) => area.locator('[data-model="text"]').allInnerTexts()
  const inColumns = await Promise.all((await columns(page).all()).map(readTexts))
  const pageTexts = await readTexts(page.locator('main'))
  const topLevel = pageTexts.filter((text) => !inColumns.flat().includes(text))
  return [topLevel, ...inColumns].map((texts) => texts.join(' ')).join(' | ')
}

interface Opening {
  page: Page
  headers: Record<string, string>
  slug: string
  blocks?: NewBlock[]
  locale?: 'de' | 'en'
}

async function open({ page, headers, slug, blocks, locale = 'de' }: Opening): Promise<void> {
  const content = blocks ?? [paragraph('Eins'), container, paragraph('Zwei'), paragraph('Drei')]
  const { path } = await makePage({ request: page.request, headers, slug, locale, blocks: content })
  await page.goto(`${path}?edit`)
  await expect(page.getByRole('toolbar').first()).toBeVisible()
}

async function findMiddle(locator: Locator): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await locator.boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

test('a block is dragged into an empty column by mouse, and the markup stays the published one', async ({ page }) => {
  const headers = await logIn(page, 'editor')
  await open({ page, headers, slug: 'ziehen' })
  const published = await readContent(page)
  await block(page, 'Drei').hover()
  const from = await findMiddle(handle(page, 'Text „Drei“'))
  const to = await findMiddle(columns(page).nth(1))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y + 60, { steps: 5 })
  await page.mouse.move(to.x, to.y, { steps: 3 })
  await expect(announcement(page)).toHaveText('als einziger Block, in Spalte 2 von Container „Links“')
  expect(await readContent(page)).toBe(published)
  await page.mouse.up()
  expect(await order(page)).toBe('Eins Zwei | Links Mitte | Drei')
  await expect(announcement(page)).toHaveText(
    'Text „Drei“ verschoben: als einziger Block, in Spalte 2 von Container „Links“',
  )
  await button(page, 'Rückgängig (Verschieben)').click()
  expect(await order(page)).toBe('Eins Zwei Drei | Links Mitte | ')
  expect(await readContent(page)).toBe(published)
})

test('a block is moved by keyboard, each drop target is announced, and Escape cancels', async ({ page }) => {
  const headers = await logIn(page, 'editor')
  await open({ page, headers, slug: 'tragen' })
  await button(page, 'Nächster Block').click()
  const grip = handle(page, 'Text „Eins“')
  await grip.focus()
  await page.keyboard.press('Enter')
  await expect(grip).toHaveAttribute('aria-pressed', 'true')
  await expect(announcement(page)).toHaveText('Text „Eins“ aufgenommen: vor Container „Links“, auf der Seite')
  await page.keyboard.press('ArrowDown')
  await expect(announcement(page)).toHaveText('vor Text „Links“, in Spalte 1 von Container „Links“')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(announcement(page)).toHaveText('vor Text „Mitte“, in Spalte 1 von Container „Links“')
  await page.keyboard.press('Escape')
  await expect(announcement(page)).toHaveText('Verschieben abgebrochen: Text „Eins“')
  expect(await order(page)).toBe('Eins Zwei Drei | Links Mitte | ')
  await expect(grip).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await expect(announcement(page)).toHaveText('nach Text „Drei“, auf der Seite')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  expect(await order(page)).toBe('Zwei Eins Drei | Links Mitte | ')
  await expect(grip).toBeFocused()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('a block is dragged after a long press, and an immediate swipe scrolls', async ({ page }) => {
    const headers = await logIn(page, 'editor')
    await open({ page, headers, slug: 'finger' })
    await block(page, 'Zwei').tap()
    const grip = handle(page, 'Text „Zwei“')
    await expect(grip).toBeInViewport()
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })

    const start = await findMiddle(grip)
    // The page scrolls on after the swipe. During that time the block cannot be dragged.
    const hasStopped = page.evaluate(() =>
      new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true })).then(() => true),
    )
    await touch('touchStart', start)
    for (const way of [20, 40, 60]) await touch('touchMove', { x: start.x, y: start.y - way })
    await touch('touchEnd')
    expect(await hasStopped).toBe(true)
    await expect(grip).toHaveAttribute('aria-pressed', 'false')
    expect(await order(page)).toBe('Eins Zwei Drei | Links Mitte | ')

    // The distance of the scroll depends on the machine.
    await grip.scrollIntoViewIfNeeded()
    const from = await findMiddle(grip)
    await touch('touchStart', from)
    await expect(grip).toHaveAttribute('aria-pressed', 'true')
    const last = await block(page, 'Drei').boundingBox()
    const to = { x: (last?.x ?? 0) + 40, y: (last?.y ?? 0) + (last?.height ?? 0) }
    await touch('touchMove', { x: from.x, y: from.y + 20 })
    await touch('touchMove', to)
    await expect(announcement(page)).toHaveText('nach Text „Drei“, auf der Seite')
    await touch('touchEnd')
    await expect.poll(() => order(page)).toBe('Eins Drei Zwei | Links Mitte | ')
  })
})

test('several blocks are selected and moved together, and return in one step', async ({ page }) => {
  const headers = await logIn(page, 'editor')
  await open({ page, headers, slug: 'mehrere' })
  await block(page, 'Drei').click({ modifiers: ['ControlOrMeta'] })
  await block(page, 'Eins').click({ modifiers: ['ControlOrMeta'] })
  await block(page, 'Links').click({ modifiers: ['ControlOrMeta'] })
  await expect(toolbar(page).getByText('3 Blöcke', { exact: true })).toBeVisible()
  await expect(announcement(page)).toHaveText('3 Blöcke ausgewählt')
  await button(page, 'Verschieben nach …').click()
  const dialog = page.getByRole('dialog', { name: '3 Blöcke verschieben nach …' })
  await dialog.getByLabel('Stellen filtern').fill('spalte gibt es nicht')
  await expect(dialog.getByRole('status')).toHaveText('Keine Stelle gefunden')
  await dialog.getByLabel('Stellen filtern').fill('Container')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('row').first()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('row').first()).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowRight')
  await dialog.getByRole('row', { name: 'Am Anfang in Spalte 2 von Container „Links“' }).click()
  expect(await order(page)).toBe('Zwei | Mitte | Eins Links Drei')
  await expect(toolbar(page).getByText('3 Blöcke', { exact: true })).toBeVisible()
  await button(page, 'Rückgängig (3 Blöcke verschieben)').click()
  expect(await order(page)).toBe('Eins Zwei Drei | Links Mitte | ')

  await block(page, 'Zwei').click()
  await expect(writtenText(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(writtenText(page)).toHaveCount(0)
  await page.keyboard.press('Shift+ArrowDown')
  await expect(announcement(page)).toHaveText('2 Blöcke ausgewählt')
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expect(announcement(page)).toHaveText('2 Blöcke verschoben: vor Container „Links“, auf der Seite')
  await button(page, 'Löschen').click()
  expect(await order(page)).toBe('Eins | Links Mitte | ')
  await page.keyboard.press('ControlOrMeta+a')
  await expect(announcement(page)).toHaveText('2 Blöcke ausgewählt')
  await button(page, 'Duplizieren').click()
  await expect(page.locator('main [data-model="text"]')).toHaveCount(6)
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  expect(await order(page)).toBe('Eins Zwei Drei | Links Mitte | ')
})

test('blocks copied on a German page, and text of other programs, are pasted on an English page', async ({ page }) => {
  const headers = await logIn(page, 'editor')
  await open({ page, headers, slug: 'kopieren' })
  await block(page, 'Eins').click({ modifiers: ['ControlOrMeta'] })
  await columns(page)
    .nth(0)
    .getByText('Mitte')
    .click({ modifiers: ['ControlOrMeta'] })
  await page.keyboard.press('ControlOrMeta+c')
  await expect(toolbar(page).getByRole('status').first()).toHaveText('2 Blöcke kopiert')

  await open({ page, headers, slug: 'pasting', locale: 'en', blocks: [paragraph('One'), paragraph('Two')] })
  const texts = () => page.locator('main [data-module]').allInnerTexts()
  await block(page, 'One').click({ modifiers: ['ControlOrMeta'] })
  await page.keyboard.press('ControlOrMeta+v')
  await expect.poll(texts).toEqual(['One', 'Eins', 'Mitte', 'Two'])
  await expect(announcement(page)).toHaveText('2 Blöcke eingefügt: vor Text „Two“, auf der Seite')
  await page.getByRole('button', { name: 'Rückgängig (2 Blöcke einfügen)' }).click()
  expect(await texts()).toEqual(['One', 'Two'])

  await block(page, 'Two').click({ modifiers: ['ControlOrMeta'] })
  await page.keyboard.press('Escape')
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<h1>A letter</h1><p style="color:red">With <span style="font-weight:700">words</span></p>',
    )
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await expect(page.getByRole('heading', { name: 'A letter', level: 2 })).toBeVisible()
  expect(await texts()).toEqual(['One', 'Two', 'A letter', 'With words'])
  await expect(page.locator('main strong', { hasText: 'words' })).toBeVisible()
})

test('the clipboard has buttons, and pasting a block where it is not allowed shows a message', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const question = { model: 'faqitem', data: { content: 'Wann?' } }
  const faq = { model: 'faq', data: {}, children: [question] }
  const headers = await logIn(page, 'editor')
  await open({ page, headers, slug: 'knoepfe', blocks: [paragraph('Eins'), faq] })
  const choose = async (name: string) => {
    await toolbar(page).getByText('Auswahl', { exact: true }).click()
    await button(page, name).click()
    await expect(button(page, name)).toBeHidden()
  }
  for (let step = 0; step < 3; step += 1) await button(page, 'Nächster Block').click()
  await choose('Ausschneiden')
  await expect(page.getByRole('article').getByText('Wann?')).toHaveCount(0)
  await button(page, 'Voriger Block').click()
  await expect(toolbar(page).getByText('Text', { exact: true }).first()).toBeVisible()
  await choose('Kopiertes einfügen')
  await expect(toolbar(page).getByRole('status').first()).toContainText('Frage darf hier nicht stehen')
  await button(page, 'Nächster Block').click()
  await choose('Kopiertes einfügen')
  await expect(page.getByRole('article').getByText('Wann?')).toBeVisible()
  await toolbar(page).getByText('Auswahl', { exact: true }).click()
  await expectAccessible(page)
  const shortcuts = toolbar(page).locator('summary', { hasText: 'Tastenkürzel' })
  await shortcuts.click()
  await expect(toolbar(page).getByText('Block aufnehmen und ablegen')).toBeVisible()
  await shortcuts.click()
  await button(page, 'Verschieben nach …').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test('moved blocks are animated, can be moved again immediately, and keep no inline styles', async ({ page }) => {
  const headers = await logIn(page, 'editor')
  await open({ page, headers, slug: 'gleiten' })
  await button(page, 'Nächster Block').click()
  await expect(async () => {
    await button(page, 'Nach unten').click()
    const moves = await readAnimations(block(page, 'Eins'))
    await button(page, 'Nach oben').click()
    expect(moves).toEqual(['transform 400'])
  }).toPass()
  const published = await readContent(page)
  await button(page, 'Nach unten').click()
  await button(page, 'Nach oben').click()
  expect(await order(page)).toBe('Eins Zwei Drei | Links Mitte | ')
  expect(await readContent(page)).toBe(published)
  await expect.poll(() => readAnimations(block(page, 'Eins'))).toEqual([])
  expect(await readContent(page)).toBe(published)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await button(page, 'Nach unten').click()
  expect(await readAnimations(block(page, 'Eins'))).toEqual([])
  await expect(page.locator('main [data-module]').first()).toHaveAttribute('data-model', 'container')
})
